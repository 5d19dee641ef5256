import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { changedMeanwhile } from './save-draft.server.ts';

type ConfirmSentence = {
  actorId: string;
  versionId: string;
  /** The revision in which `index` was read. */
  revision: number;
  index: number;
  reason: string;
};

/**
 * Lets a marked sentence stand, with the reviewer's reason, which is kept with it.
 * @throws AppError `conflict` when the draft was changed since, `invalid` without a reason
 */
export async function confirmSentence(confirming: ConfirmSentence): Promise<void> {
  const { actorId, versionId, revision, index } = confirming;
  const reason = confirming.reason.trim();
  if (reason.length < 3 || reason.length > 500) {
    throw new AppError(
      'invalid',
      'Say in a few words why the sentence holds (3 to 500 characters).',
    );
  }
  await transact(async (tx) => {
    const version = await tx.summaryVersion.findUnique({
      where: { id: versionId },
      select: { meetingId: true },
    });
    if (!version) throw new AppError('not-found', 'Draft not found');
    await lockMeeting(tx, version.meetingId);
    const { count } = await tx.summarySentence.updateMany({
      where: { versionId, index, verdict: 'unsupported', version: { revision, publishedAt: null } },
      data: { confirmedReason: reason, confirmedById: actorId, confirmedAt: new Date() },
    });
    if (count === 0) throw changedMeanwhile();
    await audit(tx, {
      actorId,
      action: 'confirm-sentence',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId: version.meetingId, sentence: index, reason },
    });
  });
}
