import { describe, expect, it } from 'vitest';
import { plainEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { draftExtractively } from './extractive-drafter.ts';

const agenda = ['Lease of the depot', 'Adjournment'].map((title, at) =>
  plainEntry({ designator: `${at + 4}`, title, level: 0 }),
);

/** What is told of motions that came to no vote, under the lease of the depot. */
async function told(...said: string[]) {
  const turns = ['Item 4 is the lease of the depot.', ...said, 'Item 5 is adjournment.'];
  const { sentences } = await draftExtractively(transcriptOf(turns), { agenda });
  return sentences.flatMap(({ basis, text }) =>
    text.startsWith('A motion') ? `${basis}: ${text}` : [],
  );
}

describe('a motion that came to no vote', () => {
  it('is told with its mover where it was taken back', async () => {
    expect(
      await told(
        'Motion by Ms. Hale to table the lease until the audit is done.',
        'Is there a second?',
        'Second.',
        'Ms. Hale, would you wait for Mr. Roy?',
        "I'll withdraw my motion.",
      ),
    ).toEqual([
      'counted: A motion by Ms. Hale to table the lease until the audit is done was withdrawn.',
    ]);
  });

  it('is told where nobody seconded it', async () => {
    expect(
      await told(
        'I move to table the lease until the audit is done.',
        'Is there a second?',
        'Hearing none, the motion dies for lack of a second.',
      ),
    ).toEqual([
      'counted: A motion to table the lease until the audit is done got no second, and came to no vote.',
    ]);
  });

  it('is told by its vote where it was moved again', async () => {
    expect(
      await told(
        'I move to table the lease until the audit is done.',
        'Is there a second?',
        'Hearing none, the motion dies for lack of a second.',
        'I move to table the lease until the audit is done.',
        'Second.',
        'All in favor? Aye. Opposed? The motion carries.',
      ),
    ).toEqual([]);
  });

  it('is not told where its words say nothing, or an amendment was taken in', async () => {
    expect(await told('So moved.', "I'll withdraw my motion.")).toEqual([]);
    expect(
      await told(
        'I move to approve the lease. Second.',
        'I move to amend the lease to end in June.',
        "I'll accept that as a friendly amendment.",
        'All in favor of the lease as amended? Aye. Opposed? The motion carries.',
      ),
    ).toEqual([]);
  });
});
