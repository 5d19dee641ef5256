import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { readCasesAndFacts } from '../case-rows.server.ts';
import { readCasesOf, readConfirmations, readVotesOf } from '../draft-revisions.server.ts';
import { saveDraft } from './save-draft.server.ts';

type BringBack = {
  actorId: string;
  versionId: string;
  /** The revision that is on the reviewer's screen. */
  revision: number;
  /** The revision to bring back. */
  to: number;
};

/**
 * Makes a draft say again what it said before a save, confirmations, cases and votes included. It is a save itself,
 * so it can be undone the same way.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function bringBackDraft({ actorId, versionId, revision, to }: BringBack) {
  const before = await db.draftRevision.findUnique({
    where: { versionId_revision: { versionId, revision: to } },
  });
  if (!before) throw new AppError('not-found', 'This save is not kept any more.');
  return saveDraft({
    actorId,
    versionId,
    revision,
    markdown: before.markdown,
    votes: await readVotesOf(db, { versionId, revision: to }),
    // As they were, not as they would follow the text.
    cases:
      (await readCasesOf(db, { versionId, revision: to })) ??
      (await readCasesAndFacts(db, versionId)),
    change: `Undone: ${before.change.replace(/^Undone: /, '')}`,
    confirmed: readConfirmations(before.confirmations),
  });
}
