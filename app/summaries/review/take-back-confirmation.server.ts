import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { changedMeanwhile } from './save-draft.server.ts';

type TakeBack = {
  actorId: string;
  versionId: string;
  /** The revision in which `index` was read. */
  revision: number;
  index: number;
};

/**
 * Takes a confirmation of a draft's sentence back, whoever gave it: the sentence is to be settled again.
 * @throws AppError `conflict` when the draft was changed since
 */
export async function takeBackConfirmation(taking: TakeBack): Promise<void> {
  const { actorId, versionId, revision, index } = taking;
  await transact(async (tx) => {
    const version = await tx.summaryVersion.findUnique({
      where: { id: versionId },
      select: { meetingId: true },
    });
    if (!version) throw new AppError('not-found', 'Draft not found');
    await lockMeeting(tx, version.meetingId);
    const { count } = await tx.summarySentence.updateMany({
      where: {
        versionId,
        index,
        confirmedAt: { not: null },
        version: { revision, publishedAt: null },
      },
      data: { confirmedReason: null, confirmedById: null, confirmedAt: null },
    });
    if (count === 0) throw changedMeanwhile();
    await audit(tx, {
      actorId,
      action: 'take-back-confirmation',
      subjectType: 'summary',
      subjectId: versionId,
      detail: { meetingId: version.meetingId, sentence: index },
    });
  });
}
