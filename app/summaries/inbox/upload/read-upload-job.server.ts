import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { gateOf } from '#app/records/faults/gate.ts';
import { readRecordApart } from '#app/records/read-record-apart.server.ts';
import type { ReadUpload } from './kept-upload.ts';
import { proposePlace } from './propose-place.server.ts';

const payloadShape = z.object({ uploadId: z.string() });

/** Titles of minutes stand in the first lines. */
const openingCharacters = 600;

/** The job 'read-upload': finds out what a kept file is and where it may belong. */
export async function readUploadJob(payload: unknown): Promise<void> {
  const { uploadId } = payloadShape.parse(payload);
  const upload = await db.keptUpload.findUnique({ where: { id: uploadId } });
  if (!upload?.gzip || upload.state !== 'waiting') return;
  const { fileName } = upload;
  const bytes = new Uint8Array(await promisify(gunzip)(upload.gzip));
  try {
    const { title, date, segments, faults } = await readRecordApart({ bytes, fileName });
    const opening = segments
      .slice(0, 10)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, openingCharacters);
    const place = await proposePlace({ fileName, title, date, opening });
    const isHeld = gateOf(faults).decision === 'hold';
    const found: ReadUpload = {
      ...place,
      passages: segments.length,
      faults: faults.map(({ kind, message }) => ({ kind, message })),
      isHeld,
      proposed: isHeld ? '' : place.proposed,
    };
    await settle(uploadId, { state: 'read', found: JSON.stringify(found) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await settle(uploadId, { state: 'unreadable', problem: error.message, gzip: null });
  }
}

const settle = (id: string, data: object) =>
  db.keptUpload.updateMany({ where: { id, state: 'waiting' }, data });
