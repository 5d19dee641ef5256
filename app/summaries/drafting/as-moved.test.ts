import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { draftExtractively } from './extractive-drafter.ts';

const agenda = ['Budget of the harbor fund', 'Adjournment'].map((title, at) =>
  plainEntry({ designator: `${at + 4}`, title, level: 0 }),
);
const carried = ['Second.', 'All in favor? Aye. Opposed? The motion carries, four to zero.'];

/** What is quoted of the motions on the budget. */
async function quoted(...motion: string[]) {
  const turns = ['Item 4 is the budget of the harbor fund.', ...motion, 'Item 5 is adjournment.'];
  const { sentences } = await draftExtractively(transcriptOf(turns), { agenda });
  return sentences.flatMap(({ basis, text }) =>
    text.startsWith('As moved: ') ? `${basis} ${text}` : [],
  );
}

describe('a motion is quoted', () => {
  it('where it says how much, on terms that captions part from it with points', async () => {
    expect(
      await quoted(
        'Motion to approve the budget of the harbor fund.',
        'By striking the paint for the north crane for an amount of $44,000.',
        'And to lease two boats not to exceed $40,000 pending the papers from the yard.',
        ...carried,
      ),
    ).toEqual([
      'quoted As moved: “Motion to approve the budget of the harbor fund. By striking the paint for the north crane for an amount of $44,000. And to lease two boats not to exceed $40,000 pending the papers from the yard.”',
    ]);
  });

  it('where it goes on behind a point, with what is added', async () => {
    expect(
      await quoted(
        'Motion to approve the budget of the harbor fund.',
        'To build two piers and one private ramp with adding item 15 per the engineer.',
        ...carried,
      ),
    ).toEqual([
      'quoted As moved: “Motion to approve the budget of the harbor fund. To build two piers and one private ramp with adding item 15 per the engineer.”',
    ]);
  });

  it('where it says until when', async () => {
    expect(
      await quoted('I move to approve the budget with the fees as of July 1, 2027.', ...carried),
    ).toEqual([
      'quoted As moved: “I move to approve the budget with the fees as of July 1, 2027.”',
    ]);
  });

  it('not where it says no more than the title', async () => {
    expect(await quoted('I move to approve the budget as presented.', ...carried)).toEqual([]);
  });

  it('not where it came to no vote', async () => {
    expect(
      await quoted(
        'I move to approve the budget, not to exceed $900,000.',
        'Is there a second?',
        'Hearing none, the motion dies for lack of a second.',
      ),
    ).toEqual([]);
  });

  it('not with what somebody says of it', async () => {
    expect(
      await quoted(
        'I move to approve the budget with the fees as of July 1, 2027.',
        'That is what the harbor master asked for.',
        ...carried,
      ),
    ).toEqual([
      'quoted As moved: “I move to approve the budget with the fees as of July 1, 2027.”',
    ]);
  });

  it.each([
    [
      'one that was only asked for',
      [
        'I would entertain a motion to approve the budget, effective July 1, 2027. I move to approve the budget.',
      ],
    ],
    [
      'another that was only thought of',
      [
        'I would move to table it until June 5, but that will not pass. So I move to approve the budget.',
      ],
    ],
    [
      'one that was changed before the vote',
      [
        'I move to approve the budget with a fee of $75.',
        'I will second if we make it $50.',
        'I accept that.',
      ],
    ],
  ])('not %s', async (_what, motion) => {
    expect(await quoted(...motion, ...carried)).toEqual([]);
  });

  it('not where it failed', async () => {
    expect(
      await quoted(
        'I move to approve the budget with the fees as of July 1, 2027.',
        'Second.',
        'All in favor? Opposed? Nay. The motion fails, four to zero.',
      ),
    ).toEqual([]);
  });
});
