import { describe, expect, it } from 'vitest';
import { readSpokenSentences } from '#app/proceedings/language/spoken-sentences.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { candidateOf } from './candidates.ts';
import { finerSentences } from './finer-sentences.ts';

const nobody = { name: null, namedAt: null, isPublic: false };

function clausesOf(...lines: string[]) {
  const { segments } = transcriptOf(lines);
  return finerSentences(readSpokenSentences(segments), (index) => segments[index]);
}

const captions = [
  'so looking at the marina this year we took in about two hundred thousand dollars in slip fees',
  'and we expect the dredging of the basin to cost four hundred thousand dollars next spring so it',
  'will have to be paid from the reserve and the harbor master wants to close the north ramp in March',
];

describe('captions without points', () => {
  it('begin a clause behind a hesitation too', () => {
    const said =
      'so this is our summary of the months from July to the end of September for the members of the board um we had thirty seven cases that came before us in the quarter um we found all of them to be within the policy of the department and the city';
    expect(clausesOf(said).map(({ text }) => text.split(' ').slice(0, 3).join(' '))).toEqual([
      'so this is',
      'um we had',
      'um we found',
    ]);
  });

  it('begin a clause without any joint where somebody else acts', () => {
    const said =
      'along the northern edge of the basin are the older sheds with the boats and the trailers behind them we will take these down next spring with the money of the state and the county and the fees of the slips there would be room for forty more of them in the year after next';
    expect(clausesOf(said).map(({ text }) => text.split(' ').slice(0, 3).join(' '))).toEqual([
      'along the northern',
      'and the trailers',
      'there would be',
    ]);
  });

  it('are parted where the speaker takes breath, if they would be too long to be quoted', () => {
    const said =
      'and looking at the northern edge of the basin with the older sheds and the trailers and at the ramp for the boats of the two clubs um the property to the east with its dock and its crane was sold last year for two million dollars to a company from the capital';
    expect(clausesOf(said).at(-1)?.text).toMatch(/^um the property to the east .* capital$/);
  });

  it('go on where what somebody does is part of what was begun', () => {
    const said =
      'along the northern edge of the basin with its older sheds in the summer of the year is the thing we are proposing to the county for the plan they will read in the spring of the next year when we are through with the dredging of the ramp for the larger boats of the two clubs';
    expect(clausesOf(said)).toHaveLength(1);
  });

  it('are quoted clause by clause, each with the lines that it stands in', () => {
    expect(clausesOf(...captions).map(({ text, segments }) => ({ text, segments }))).toEqual([
      { text: captions[0], segments: [0] },
      {
        text: 'and we expect the dredging of the basin to cost four hundred thousand dollars next spring',
        segments: [1],
      },
      {
        text: 'so it will have to be paid from the reserve and the harbor master wants to close the north ramp in March',
        segments: [1, 2],
      },
    ]);
  });

  it('give quotations that begin with somebody who does something', () => {
    const clause = clausesOf(...captions)[1];
    const told = clause ? candidateOf(clause, 0, nobody) : null;
    expect(told?.text).toBe(
      'We expect the dredging of the basin to cost four hundred thousand dollars next spring.',
    );
  });
});

it('leaves a sentence with its points whole', () => {
  const said =
    'The marina took in about $200,000 this year, and we expect the dredging to cost $400,000.';
  expect(clausesOf(said).map(({ text }) => text)).toEqual([said]);
});

describe('what could be quoted', () => {
  const could = (text: string) =>
    candidateOf({ index: 0, text, segments: [0], speaker: null, opensTurn: true }, 0, nobody);

  it.each([
    'The new owner intends to run the old depot as a daycare for forty children.',
    'I counted this morning, and more than half of the berths at the dock were empty.',
    "I'm pleased to recommend the award of the dredging contract for $410,000.",
    'This committee can never change the harbor code by a vote of its own.',
  ])('“%s” tells something', (text) => {
    expect(could(text)?.telling).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    'Seeing none, those in favor of the budget please say yes.',
    'I do not see anybody in the hall tonight for the dock.',
    'We have another motion for the docks before the members now.',
    'We are pleased to welcome the members of the harbor club.',
  ])('“%s” only moves the meeting along', (text) => {
    expect(could(text)).toBeNull();
  });
});
