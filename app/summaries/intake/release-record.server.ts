import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';

type Release = {
  actorId: string;
  transcriptId: string;
  /** Have a summary drafted from it after all, or leave it as it is with its meeting. */
  as: 'draft' | 'left';
};

/**
 * Ends the holding of a record, on an editor's word.
 * @throws AppError `conflict` when somebody else has decided on it meanwhile
 */
export async function releaseRecord({ actorId, transcriptId, as }: Release): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.heldRecord.deleteMany({ where: { transcriptId } });
    if (count === 0) {
      throw new AppError('conflict', 'This record is not held back any more.');
    }
    const { meetingId } = await tx.transcript.findUniqueOrThrow({
      where: { id: transcriptId },
      select: { meetingId: true },
    });
    if (as === 'draft') {
      await enqueueJob(tx, {
        kind: 'draft-summary',
        payload: { transcriptId },
        subjectId: meetingId,
      });
    }
    await audit(tx, {
      actorId,
      action: as === 'draft' ? 'draft-held-record' : 'leave-held-record',
      subjectType: 'record',
      subjectId: transcriptId,
      detail: { meetingId },
    });
  });
}
