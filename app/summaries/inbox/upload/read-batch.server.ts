import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import {
  type ReadUpload,
  readStored,
  readUpload,
  type UploadChoice,
  type UploadState,
  uploadChoice,
  uploadStates,
} from './kept-upload.ts';

export type ShownUpload = {
  id: string;
  fileName: string;
  byteLength: number;
  state: UploadState;
  found: ReadUpload | null;
  choice: UploadChoice | null;
  problem: string | null;
  meetingId: string | null;
};

/**
 * The files that an editor sent together, in their order, and what has become of each.
 * @throws AppError `not-found` for another editor's batch, and when nothing of it is kept any more
 */
export async function readBatch({
  userId,
  batchId,
}: {
  userId: string;
  batchId: string;
}): Promise<{ uploads: ShownUpload[]; expiresAt: Date }> {
  const uploads = await db.keptUpload.findMany({
    where: { batchId, userId },
    orderBy: { id: 'asc' },
    omit: { gzip: true },
  });
  const [first] = uploads;
  if (!first) throw new AppError('not-found', 'These files are not kept any more.');
  return {
    expiresAt: first.expiresAt,
    uploads: uploads.map(({ id, fileName, byteLength, state, problem, meetingId, ...stored }) => ({
      ...{ id, fileName, byteLength, problem, meetingId },
      state: uploadStates.find((one) => one === state) ?? 'waiting',
      found: readStored(readUpload, stored.found),
      choice: readStored(uploadChoice, stored.choice),
    })),
  };
}
