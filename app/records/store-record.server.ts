import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import type { Tx } from '#app/platform/db.server.ts';
import type { ReadAgenda } from './agenda/agenda.ts';
import { writeAgendaText } from './agenda/write-agenda-text.ts';
import { readAgendaEntries } from './kept-agenda/agenda-rows.server.ts';
import type { ReadRecord } from './read-record.server.ts';
import { wordsSha256 } from './words-sha256.server.ts';

type NewRecord = {
  meetingId: string;
  entityId: string;
  fileName: string;
  byteLength: number;
  sha256: string;
  compressed: Uint8Array<ArrayBuffer>;
  transcript: ReadRecord;
  agenda: ReadAgenda | null;
  /** The speech-to-text model that heard it; null where people or captions wrote it. */
  engine: string | null;
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
      wordsSha256: wordsSha256(transcript.segments),
      byteLength: record.byteLength,
      clockStartSeconds: transcript.clockStartSeconds,
      agenda: record.agenda?.text ?? (await keptAgendaText(tx, record.meetingId)),
      leftOut: JSON.stringify(transcript.leftOut),
      faults: JSON.stringify(transcript.faults),
      engine: record.engine,
    },
    select: { id: true },
  });
  await tx.recordFile.create({
    data: { transcriptId: id, gzip: record.compressed },
    select: { transcriptId: true },
  });
  await writeInBatches(transcript.segments, (some) =>
    tx.transcriptSegment.createMany({
      data: some.map(({ index, startSeconds, endSeconds, speaker, text, confidence }) => ({
        transcriptId: id,
        index,
        startSeconds,
        endSeconds,
        speaker,
        text,
        confidence: confidence ?? null,
      })),
    }),
  );
  return id;
}

/** The text of the agenda that the meeting had before its record. */
async function keptAgendaText(tx: Tx, meetingId: string): Promise<string | null> {
  const entries = await readAgendaEntries(tx, meetingId);
  return entries.length > 0 ? writeAgendaText(entries) : null;
}
