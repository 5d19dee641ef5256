import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const chair = 'Dana Alder';
const opening: [string, string][] = [
  [chair, 'The planning board will come to order. The next item is a wetland permit review.'],
  ['Jerome Ives', 'I would move that we approve the wetland permit.'],
  ['Gregory La Salle', 'I have read the memo of the engineer twice.'],
  ['Maureen Orr', 'So have I.'],
];
const votesOf = (...turns: [string, string][]) =>
  readProceedings(transcriptOf([...opening, ...turns])).votes;

describe('a small board that calls its members by their first names', () => {
  it('answers under their whole names, the chair among them, whose own aye puts no question', () => {
    const votes = votesOf(
      [chair, 'Do we have a second?'],
      ['Gregory La Salle', 'Second.'],
      [chair, "Seconded by Greg. I'm going to pull the board. Jerome? Aye. Charlene?"],
      // The label is of another than whoever answers.
      ['Gregory La Salle', 'Yes.'],
      [chair, 'Greg? Aye. Maureen? Yes. And I also say aye or yes, so the motion carries.'],
    );
    expect(votes).toHaveLength(1);
    expect(votes[0]).toMatchObject({ seconder: 'Gregory La Salle', yes: 5, no: 0 });
    expect(votes[0]?.rollCall.map(({ name }) => name)).toEqual([
      'Jerome Ives',
      'Charlene',
      'Gregory La Salle',
      'Maureen Orr',
      chair,
    ]);
  });

  it('is polled from the first name on, where it stands in the call itself', () => {
    const [vote] = votesOf(
      ['Maureen Orr', 'Second.'],
      [
        chair,
        "Any discussion? All right, I'll poll the board, Jerome. Aye. Greg. No. Maureen. Aye.",
      ],
      [chair, 'And I also vote aye. The motion carries.'],
    );
    expect(vote?.rollCall.map(({ name, vote }) => `${name}: ${vote}`)).toEqual([
      'Jerome Ives: yes',
      'Gregory La Salle: no',
      'Maureen Orr: yes',
      `${chair}: yes`,
    ]);
  });

  it('has its seconder from whom the chair thanks, though both stand under the label of the chair', () => {
    const said =
      'I will second. Thank you, Maureen. All in favor? Aye. Opposed? The motion carries.';
    const [vote] = votesOf(
      ['Jerome Ives', 'Jerome? Greg? Maureen? We are all here.'],
      [chair, said],
    );
    expect(vote?.seconder).toBe('Maureen Orr');
    // Whoever spoke right before is thanked for that.
    expect(votesOf([chair, said])[0]?.seconder).toBe(chair);
  });
});

it('a surname that is another one’s first name stays whom it names', () => {
  const [vote] = readProceedings(
    transcriptOf([
      ['Kimberly Watson', 'The council will come to order. The next item is the harbor fee.'],
      ['Grant Weller', 'The fee pays for the docks.'],
      [
        'Kimberly Watson',
        'Motion by Council Member Grant, second by Council Member Kim. Call the roll. Kim? Aye. Ives? Aye. Orr? Aye. Grant? Aye. The motion carries.',
      ],
    ]),
  ).votes;
  expect(vote?.mover).not.toContain('Weller');
  expect(vote?.rollCall.map(({ name }) => name).join()).not.toMatch(/Watson|Weller/);
});

describe('who moved and who seconded', () => {
  it.each([
    ['Mayor, who was that second?', 'Maureen Orr.', 'Maureen Orr'],
    ["I didn't get that second.", 'That was Maureen Orr.', 'Maureen Orr'],
    ['Who was that second?', 'Not sure.', chair],
    ['This is for the families who moved here last year.', 'Thank you.', chair],
    ['Is there anything else?', 'Maureen Orr.', chair],
  ])('is whom the answer names when the clerk asks “%s” “%s”', (asked, answer, seconder) => {
    const [vote] = votesOf(
      [chair, "I'll second it. All in favor? Aye. Opposed? The motion carries."],
      ['Lori Coe', asked],
      [chair, answer],
    );
    expect(vote?.seconder).toBe(seconder);
  });
});
