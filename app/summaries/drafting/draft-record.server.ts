import { AppError } from '#app/platform/app-error.ts';
import { readRecordApart } from '#app/records/read-record-apart.server.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { Draft } from '../draft.ts';
import { draftWithModel } from '../model/model-drafter.server.ts';
import type { ModelSettings } from '../model/model-settings.ts';
import { ownPurse } from '../model/spending.ts';
import { draftApart } from './draft-apart.server.ts';

export type DraftRecord = {
  bytes: Uint8Array;
  fileName: string;
  agendaBytes?: Uint8Array;
  drafter: 'extractive' | 'model';
  /** The model to ask, where `drafter` is 'model'. */
  model?: ModelSettings | null;
  words?: number;
  /** Told what the model did not write, and why. */
  onNote?: (note: string) => void;
};

/** What `npm run dais -- draft` prints, with exactly these keys. */
export type DraftedRecord = { segments: Segment[] } & Draft;

/**
 * Takes a record in and drafts its summary, without a database.
 * @throws AppError when the record or the agenda cannot be read, or no model is set up
 */
export async function draftRecord(given: DraftRecord): Promise<DraftedRecord> {
  const { model } = given;
  if (given.drafter === 'model' && !model) {
    throw new AppError(
      'unavailable',
      'No language model is set up: MODEL_PROVIDER and MODEL_NAME name one. The extractive drafter needs none.',
    );
  }
  const transcript = await readRecordApart({ bytes: given.bytes, fileName: given.fileName });
  const agenda = given.agendaBytes ? await agendaText(given.agendaBytes) : undefined;
  const options = { words: given.words, agenda };
  const extractive = await draftApart(transcript, options);
  const drafted =
    given.drafter === 'model' && model
      ? await draftWithModel({
          settings: model,
          purse: ownPurse(model.dailyBudget),
          extractive,
          transcript,
          options,
        })
      : { ...extractive, note: null };
  if (drafted.note) given.onNote?.(drafted.note);
  const { items, votes, sentences, markdown } = drafted;
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
  const { segments } = await readRecordApart({ bytes, fileName: 'agenda.pdf' });
  return segments.map(({ text }) => text).join('\n');
}
