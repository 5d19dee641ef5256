import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { keepRevision } from '../draft-revisions.server.ts';
import { judgeMarkdownApart } from '../judge-apart.server.ts';
import { type Confirmation, carryConfirmations, isUnresolved } from '../judged-sentence.ts';
import { readSegments, readSentences, writeSentences } from '../version-rows.server.ts';
import { readVotes, replaceVotes, type StoredVote } from '../vote-rows.server.ts';

type SaveDraft = {
  actorId: string;
  versionId: string;
  /** The revision the text was written on. */
  revision: number;
  markdown: string;
  /** All votes of the draft, where the save changes any of them. */
  votes?: StoredVote[];
  /** What the save does, in words for the list of saves. */
  change?: string;
  /** Confirmations of sentences that the draft does not hold at present. */
  confirmed?: ({ text: string; citations: number[] } & Confirmation)[];
};

/**
 * Saves a draft as an admin left it and checks every sentence anew. Confirmations stay with the
 * sentences that did not change.
 * @throws AppError `conflict` when the draft was changed or published since, `invalid` when empty
 */
export async function saveDraft(saving: SaveDraft) {
  const { actorId, versionId, revision, markdown, votes, change = 'Edited' } = saving;
  const { confirmed = [] } = saving;
  if (markdown.trim() === '') throw new AppError('invalid', 'Write a summary before saving.');
  const version = await db.summaryVersion.findFirst({
    where: { id: versionId },
    select: { meetingId: true, transcriptId: true, origin: true },
  });
  if (!version) throw new AppError('not-found', 'Draft not found');
  const segments = await readSegments(db, version.transcriptId);
  const judged = await judgeMarkdownApart(markdown, { origin: version.origin, segments });

  return transact(async (tx) => {
    await lockMeeting(tx, version.meetingId);
    const before = await tx.summaryVersion.findFirst({
      where: { id: versionId },
      select: { markdown: true },
    });
    const { count } = await tx.summaryVersion.updateMany({
      where: { id: versionId, revision, publishedAt: null },
      data: { markdown, revision: { increment: 1 } },
    });
    if (count === 0 || !before) throw changedMeanwhile();
    const earlier = await readSentences(tx, versionId);
    await keepRevision(tx, {
      versionId,
      revision,
      change,
      changedById: actorId,
      markdown: before.markdown,
      sentences: earlier,
      votes: votes ? await readVotes(tx, versionId) : null,
    });
    if (votes) await replaceVotes(tx, versionId, votes);
    const sentences = carryConfirmations(judged, [...confirmed, ...earlier]);
    await tx.summarySentence.deleteMany({ where: { versionId } });
    await writeSentences(tx, versionId, sentences);
    await audit(tx, {
      actorId,
      action: 'edit-draft',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId: version.meetingId, revision: revision + 1, change },
    });
    return { revision: revision + 1, unresolved: sentences.filter(isUnresolved).length };
  });
}

export function changedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    'This draft was changed or published since you opened it. Nothing was saved: compare with the newer one below.',
  );
}
