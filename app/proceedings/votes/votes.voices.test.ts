import { describe, expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (text: string) => readProceedings(transcriptOfLines(text)).votes;
const next = `
  The next item is the salt bids.
  Is there a motion? So moved. Second.
  All in favor? Aye. Opposed? The motion carries.
`;

describe('a motion that comes to no vote', () => {
  it.each([
    ['its mover takes it back', "That's fair. I'll withdraw it, and I'll call them."],
    ['its mover pulls it', "I'll pull it then."],
    ['its mover is asked to pull it', 'Would you pull your motion? Yeah, sure.'],
    ['nobody seconds it', "Is there a second? Anybody? I'm not hearing one."],
    ['it dies', 'Do I hear a second? Okay, so that dies.'],
  ])('is not what the next vote was on where %s', (_why, end) => {
    const votes = votesOf(`
      The next item is the vacuum truck.
      I move that we lease the truck for one year.
      ${end}
      ${next}
    `);
    expect(votes).toHaveLength(1);
    expect(votes[0]?.motion).not.toMatch(/truck/);
  });

  it.each([
    ['somebody pulls up a slide', "I'll pull it up on the screen."],
    ['a second came', 'Is there a second? Second. Any comments? Hearing none.'],
    ['the chair has a second', 'Do I have a second? I have a second. Any comments? Hearing none.'],
    ['somebody asks whether to take it back', 'Can I withdraw it? No.'],
    ['a change is asked for', 'Would you take that as a friendly amendment?'],
  ])('is another than one after which %s', (_why, said) => {
    const votes = votesOf(`
      The next item is the vacuum truck.
      I move that we lease the truck for one year.
      ${said}
      All in favor? Aye. Opposed? The motion carries.
    `);
    expect(votes.map(({ motion }) => motion)).toEqual([expect.stringMatching(/truck/)]);
  });
});

describe('a vote by voice', () => {
  const named = (ending: string) =>
    votesOf(`
      The next item is the budget transfer. I move to approve the transfer. Second.
      All in favor? Aye. Opposed? No.
      ${ending}
    `)[0]?.rollCall;

  it.each([
    ["That's Commissioner Prewett. Five-one, it passes.", ['Commissioner Prewett']],
    ['Motion carries with Ms. Hale and Mr. Roy opposed.', ['Ms. Hale', 'Mr. Roy']],
    ['Ms. Hale, are you opposed? The motion carries.', []],
    ["Ms. Hale's motion carries with none opposed.", []],
    ["So Ms. Hale's motion carries with Mr. Roy opposed.", ['Mr. Roy']],
    ["The motion carries. That's Mr. Roy at the door.", []],
  ])('has those who are named against it: %j', (ending, names) => {
    expect(named(ending)).toEqual(names.map((name) => ({ name, vote: 'no' })));
  });
});

it('names nobody where nobody was against', () => {
  const [vote] = votesOf(`
    The next item is the budget transfer. I move to approve the transfer. Second.
    All in favor? Aye. Any opposed? None. It's unanimous, Ms. Hale.
  `);
  expect(vote?.rollCall).toEqual([]);
});
