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
  'so looking at the marina this year the slip fees came to about two hundred thousand dollars so we are a',
  'little ahead of the budget um we expect the dredging of the basin to cost four hundred thousand dollars',
  'next spring so it will have to be paid from the reserve',
];

/** The first words of each part, which tell it. */
const begun = (...lines: string[]) =>
  clausesOf(...lines).map(({ text }) => text.split(' ').slice(0, 3).join(' '));

describe('captions without points', () => {
  it('are parted where sentences would begin', () => {
    expect(begun(...captions)).toEqual([
      'so looking at',
      'the slip fees',
      'so we are',
      'um we expect',
      'so it will',
    ]);
  });

  it('are parted sooner where they would be too long to be quoted', () => {
    const said =
      'looking at the northern edge of the basin with the older sheds and the trailers and at the ramp for the boats of the two clubs and the property to the east with its dock and its crane and there would be room for forty more of them in the year after the next when the dredging is through';
    expect(clausesOf(said).every(({ text }) => text.split(' ').length <= 48)).toBe(true);
  });

  it('are quoted part by part, each with the lines that it stands in', () => {
    expect(clausesOf(...captions).map(({ segments }) => segments)).toEqual([
      [0],
      [0],
      [0, 1],
      [1, 2],
      [2],
    ]);
  });

  it('give quotations that read as sentences', () => {
    const clause = clausesOf(...captions)[3];
    const told = clause ? candidateOf(clause, 0, nobody) : null;
    expect(told?.text).toBe(
      'We expect the dredging of the basin to cost four hundred thousand dollars next spring.',
    );
  });

  it('give none where a part lost who did something', () => {
    const clause = { index: 0, segments: [0], speaker: null, opensTurn: false, isClause: true };
    const said = (text: string) => candidateOf({ ...clause, text }, 0, nobody);
    expect(said('approved the dredging of the basin for four hundred thousand dollars')).toBeNull();
    expect(
      said('will be paid from the reserve of the marina in the spring of next year'),
    ).toBeNull();
    expect(
      said('the board approved the dredging for four hundred thousand dollars'),
    ).not.toBeNull();
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
