import { rm } from 'node:fs/promises';
import { db, transact } from '#app/platform/db.server.ts';
import type { Hearing } from './hearing.ts';
import { recordingFile, sweepRecordings } from './recording-file.server.ts';

type Wanted = { meetingId: string; url: string };

/** The row of a recording that is to be heard; null where its meeting is gone or has a record by now. */
export async function openTranscription({ meetingId, url }: Wanted, { settings, now }: Hearing) {
  await sweepRecordings(now());
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: { transcripts: { take: 1, select: { id: true } } },
  });
  const where = { meetingId_url: { meetingId, url } };
  if (!meeting || meeting.transcripts.length > 0) {
    const row = await db.transcription.findUnique({ where });
    if (row) await rm(recordingFile(row.id), { force: true });
    return null;
  }
  const create = { meetingId, url, engine: settings.model, movedAt: now() };
  return await db.transcription.upsert({ where, create, update: {} });
}

/** What was heard of another file at this address, or by another model, is heard again. */
export async function forgetOther(
  row: { id: string; engine: string; sha256: string | null },
  { sha256, engine }: { sha256: string; engine: string },
): Promise<void> {
  if (row.sha256 === sha256 && row.engine === engine) return;
  await transact(async (tx) => {
    await tx.transcriptionPiece.deleteMany({ where: { transcriptionId: row.id } });
    await tx.transcription.update({ where: { id: row.id }, data: { sha256, engine } });
  });
}
