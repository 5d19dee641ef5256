import { AppError } from '#app/platform/app-error.ts';
import type { Draft } from '../draft.ts';
import { draftExtractively } from '../extractive-drafter.ts';
import { readRecord } from '../read-record.server.ts';
import type { Segment } from '../transcript.ts';

export type DraftRecord = {
  bytes: Uint8Array;
  fileName: string;
  agendaBytes?: Uint8Array;
  drafter: 'extractive' | 'model';
  words?: number;
};

/** What `npm run dais -- draft` prints, with exactly these keys. */
export type DraftedRecord = { segments: Segment[] } & Draft;

/**
 * Takes a record in and drafts its summary, without a database.
 * @throws AppError when the record or the agenda cannot be read, or the drafter is not to be had
 */
export async function draftRecord(given: DraftRecord): Promise<DraftedRecord> {
  if (given.drafter === 'model') {
    throw new AppError(
      'unavailable',
      'The model drafter is not part of this version. Use --drafter extractive, which needs no key.',
    );
  }
  const transcript = await readRecord({ bytes: given.bytes, fileName: given.fileName });
  const agenda = given.agendaBytes ? await agendaText(given.agendaBytes) : undefined;
  const { items, votes, sentences, markdown } = await draftExtractively(transcript, {
    words: given.words,
    agenda,
  });
  const segments = transcript.segments.map(
    ({ index, startSeconds, endSeconds, speaker, text }) => ({
      index,
      startSeconds,
      endSeconds,
      speaker,
      text,
    }),
  );
  return { segments, items, votes, sentences, markdown };
}

/** An agenda's words: of a PDF as read from its pages, of anything else as the text it is. */
async function agendaText(bytes: Uint8Array): Promise<string> {
  const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
  if (!isPdf) return new TextDecoder('utf-8').decode(bytes);
  const { segments } = await readRecord({ bytes, fileName: 'agenda.pdf' });
  return segments.map(({ text }) => text).join('\n');
}
