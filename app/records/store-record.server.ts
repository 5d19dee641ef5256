import type { Tx } from '#app/platform/db.server.ts';
import type { Transcript } from './transcript.ts';

/** Rows a statement: far below the number of parameters either database takes. */
const chunk = 1000;

type NewRecord = {
  meetingId: string;
  entityId: string;
  fileName: string;
  byteLength: number;
  sha256: string;
  compressed: Uint8Array<ArrayBuffer>;
  transcript: Transcript;
  agenda: string | null;
};

/** Writes a record that was read: its transcript, its segments and the file as it came. */
export async function storeRecord(tx: Tx, record: NewRecord): Promise<string> {
  const { transcript } = record;
  const { id } = await tx.transcript.create({
    data: {
      meetingId: record.meetingId,
      govtEntityId: record.entityId,
      fileName: record.fileName,
      format: transcript.format,
      sha256: record.sha256,
      byteLength: record.byteLength,
      clockStartSeconds: transcript.clockStartSeconds,
      agenda: record.agenda,
      leftOut: JSON.stringify(transcript.leftOut),
    },
    select: { id: true },
  });
  await tx.recordFile.create({
    data: { transcriptId: id, gzip: record.compressed },
    select: { transcriptId: true },
  });
  for (let start = 0; start < transcript.segments.length; start += chunk) {
    await tx.transcriptSegment.createMany({
      data: transcript.segments
        .slice(start, start + chunk)
        .map(({ index, startSeconds, endSeconds, speaker, text }) => ({
          transcriptId: id,
          index,
          startSeconds,
          endSeconds,
          speaker,
          text,
        })),
    });
  }
  return id;
}
