import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (...turns: Parameters<typeof transcriptOf>[0]) =>
  readProceedings(transcriptOf(turns)).votes;
const carries = 'All in favor? Aye. Opposed? The motion carries.';

describe('words that are no names', () => {
  it.each([
    'Properly moved and seconded.',
    'Property moved and seconded.',
    'Probably moved and second.',
    'Folks, can I get a second?',
  ])('name neither mover nor seconder: %s', (words) => {
    const [vote] = votesOf(`Item one is the fence. I move approval. Second. ${words} ${carries}`);
    expect(vote).toMatchObject({ mover: null, seconder: null, outcome: 'adopted' });
  });

  it('nor does what is amended from one zone to another', () => {
    const votes = votesOf(
      `Item one is the sign on Mill Street. Move for approval. Second. ${carries}`,
      `The next item is a sector plan amendment from LDR Low Density Residential to C Commercial. Motion to approve. Second. ${carries}`,
    );
    expect(votes.map(({ mover }) => mover)).toEqual([null, null]);
  });

  it('nor whom the chair turns to behind a name that captions write small', () => {
    const votes = votesOf(
      `Item one is the sign. Commissioner Hale, any questions? Commissioner Hale has none. Commissioner Roy? I move approval. Second. ${carries}`,
      `Item two is the patio. I move approval. second from commissioner hale Zach. ${carries}`,
    );
    expect(votes[1]?.seconder).toBe('Commissioner Hale');
  });
});

describe('a motion', () => {
  it.each([
    ['I want to make a motion and to approve the lease of the depot.', /lease of the depot/],
    ["I'll make a motion then that we approve the lease of the depot.", /lease of the depot/],
    ['I will be moving approval of the lease of the depot.', /lease of the depot/],
    ['So the motion would be to approve the lease of the depot.', /lease of the depot/],
  ])('is heard however it is brought: %s', (words, matter) => {
    const [vote] = votesOf(`Item one, please. ${words} Second. ${carries}`);
    expect(vote?.motion).toMatch(matter);
  });

  it('is not made by who tells how it may be', () => {
    const votes = votesOf(
      "Item one is the grant. If you're ready to move to approve it, what we would do is post it next week.",
      `How long will that take? Two weeks. Then I move to post the grant for two weeks. Second. ${carries}`,
    );
    expect(votes.map(({ motion }) => motion)).toEqual(['post the grant for two weeks']);
  });

  it('to uphold a refusal refuses', () => {
    const { cases } = readProceedings(
      transcriptOf([
        "Item one is the rezoning of Mill Street. I move we uphold the planning board's recommendation to deny the rezoning of Mill Street. Second.",
        carries,
        'Item two is the calendar. Thank you. We are adjourned.',
      ]),
    );
    expect(cases.find(({ designator }) => designator === '1')?.state).toBe('rejected');
  });
});

describe('no vote is taken', () => {
  it('by who raises a hand for a handout', () => {
    expect(
      votesOf(
        "Item one is the rezoning. If anyone doesn't have a handout, if you'd raise your hand, we'd like to get you one.",
        'Is that everybody? Yes. Mr. Hale? No. The plan was adopted in March.',
      ),
    ).toEqual([]);
  });

  it('by another body whose refusal is told', () => {
    const { cases } = readProceedings(
      transcriptOf([
        'Item one is the rezoning of Mill Street. That request was denied by MPC by a vote of 11 to 1. They will appeal.',
        'Item two is the calendar for May, which we will take up next month. We are adjourned.',
      ]),
    );
    expect(cases.find(({ designator }) => designator === '1')?.state).toBe('no action');
  });
});

it('a substitute that fails leaves what it would have changed undecided', () => {
  const { cases, votes } = readProceedings(
    transcriptOf([
      'Item one is the rezoning of Mill Street. I make a motion that we approve four units an acre. Second.',
      'I have a substitute motion. Five units an acre. I second it. All in favor? Aye. Opposed? No. Chair rules that it fails.',
      'We will take the rest up after the break. Item two is the calendar. We are adjourned.',
    ]),
  );
  expect(votes.map(({ outcome }) => outcome)).toEqual(['rejected']);
  expect(cases.find(({ designator }) => designator === '1')?.state).toBe('no action');
});
