import { AppError } from '#app/platform/app-error.ts';
import { transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import type { UploadChoice } from './kept-upload.ts';

type ConfirmUploads = {
  userId: string;
  batchId: string;
  /** By the upload's id; 'leave' leaves it out, and what is not named waits on. */
  choices: Map<string, UploadChoice | 'leave'>;
};

/**
 * Says where the files of a batch go; each is then taken in by a job of its own.
 * @returns how many are taken in and how many are left out
 * @throws AppError `not-found` for another editor's batch
 */
export async function confirmUploads({ userId, batchId, choices }: ConfirmUploads) {
  return transact(async (tx) => {
    const uploads = await tx.keptUpload.findMany({
      where: { batchId, userId },
      select: { id: true },
    });
    if (uploads.length === 0) throw new AppError('not-found', 'These files are not kept any more.');
    let [taking, left] = [0, 0];
    for (const { id } of uploads) {
      const choice = choices.get(id);
      if (!choice) continue;
      const isLeft = choice === 'leave';
      // What is being taken in, or was, is past choosing.
      const { count } = await tx.keptUpload.updateMany({
        where: { id, state: { in: isLeft ? ['waiting', 'read', 'refused'] : ['read', 'refused'] } },
        data: isLeft
          ? { state: 'left', gzip: null, problem: null }
          : { state: 'taking', choice: JSON.stringify(choice), problem: null },
      });
      if (count === 0) continue;
      if (isLeft) left += 1;
      else {
        taking += 1;
        await enqueueJob(tx, { kind: 'take-in-upload', payload: { uploadId: id }, subjectId: id });
      }
    }
    return { taking, left };
  });
}
