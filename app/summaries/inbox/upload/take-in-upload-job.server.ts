import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { takeInRecord } from '../../intake/take-in-record.server.ts';
import { readStored, uploadChoice } from './kept-upload.ts';

const payloadShape = z.object({ uploadId: z.string() });

/**
 * The job 'take-in-upload': takes a kept file in where its editor said. What is refused keeps its
 * file and says why, and can be given another place.
 */
export async function takeInUploadJob(payload: unknown): Promise<void> {
  const { uploadId } = payloadShape.parse(payload);
  const upload = await db.keptUpload.findUnique({ where: { id: uploadId } });
  if (!upload?.gzip || upload.state !== 'taking') return;
  const choice = readStored(uploadChoice, upload.choice);
  if (!choice) return void (await refuse(uploadId, 'Say again where this file belongs.'));
  const bytes = new Uint8Array(await promisify(gunzip)(upload.gzip));
  try {
    const { meetingId } = await takeInRecord({
      actorId: upload.userId,
      bytes,
      fileName: upload.fileName,
      meeting: choice,
    });
    await settle(uploadId, { state: 'taken', meetingId, gzip: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const before = error.code === 'conflict' ? await takenBefore(upload) : null;
    if (before) await settle(uploadId, { state: 'taken', meetingId: before, gzip: null });
    else await refuse(uploadId, error.message);
  }
}

/** Where an earlier run of this job took it in, that died before it could say so. */
async function takenBefore({ sha256, createdAt }: { sha256: string; createdAt: Date }) {
  const taken = await db.transcript.findFirst({
    where: { sha256, createdAt: { gte: createdAt } },
    select: { meetingId: true },
  });
  return taken?.meetingId ?? null;
}

const settle = (id: string, data: object) =>
  db.keptUpload.updateMany({ where: { id, state: 'taking' }, data });

const refuse = (id: string, problem: string) => settle(id, { state: 'refused', problem });
