import { AppError } from '#app/platform/app-error.ts';
import type { Case } from '#app/proceedings/cases/case.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { readAgendaApart } from '#app/records/agenda/read-agenda-apart.server.ts';
import { readRecordApart } from '#app/records/read-record-apart.server.ts';
import type { Segment, Transcript } from '#app/records/transcript.ts';
import type { CheckedSentence, Draft } from '../draft.ts';
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
  /** Told what is wrong with the record, and what the model did not write, and why. */
  onNote?: (note: string) => void;
};

/** What `npm run dais -- draft` prints, with exactly these keys. */
export type DraftedRecord = {
  segments: Segment[];
  items: Pick<Case, 'title' | 'kind' | 'firstSegment' | 'lastSegment'>[];
  cases: DraftedCase[];
  votes: Vote[];
  sentences: ToldSentence[];
  markdown: string;
};

/** A case with its votes and sentences, as indexes of those. */
type DraftedCase = Pick<
  Case,
  'designator' | 'title' | 'state' | 'until' | 'firstSegment' | 'lastSegment'
> & { votes: number[]; sentences: number[] };

type ToldSentence = Omit<CheckedSentence, 'unfit'> & {
  fit: { verdict: 'fit' | 'unfit'; reasons: string[] };
};

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
  for (const { message } of transcript.faults) given.onNote?.(message);
  const agenda = await agendaOf(given);
  const options = { words: given.words, agenda };
  const drafted =
    given.drafter === 'model' && model
      ? await draftWithModel({
          settings: model,
          purse: ownPurse(model.dailyBudget),
          extract: (outline) => draftApart(transcript, { ...options, outline }),
          transcript,
          options,
        })
      : { ...(await draftApart(transcript, options)), note: null };
  for (const note of [drafted.note, ...drafted.notes]) if (note) given.onNote?.(note);
  return { segments: plainSegments(transcript), ...told(drafted) };
}

function told({ cases, votes, sentences, markdown }: Draft): Omit<DraftedRecord, 'segments'> {
  const indexes = <T>(all: readonly T[], fits: (one: T) => boolean) =>
    all.flatMap((one, index) => (fits(one) ? [index] : []));
  return {
    items: cases.map(({ title, kind, firstSegment, lastSegment }) => ({
      title,
      kind,
      firstSegment,
      lastSegment,
    })),
    cases: cases.map(({ designator, title, state, until, firstSegment, lastSegment }, at) => ({
      designator,
      title,
      state,
      until,
      firstSegment,
      lastSegment,
      votes: indexes(votes, ({ items }) => items.includes(at)),
      sentences: indexes(sentences, ({ item }) => item === at),
    })),
    votes,
    sentences: sentences.map(({ unfit, ...sentence }) => ({
      ...sentence,
      fit: { verdict: unfit.length === 0 ? 'fit' : 'unfit', reasons: unfit },
    })),
    markdown,
  };
}

function plainSegments({ segments }: Transcript): Segment[] {
  return segments.map(({ index, startSeconds, endSeconds, speaker, text }) => ({
    index,
    startSeconds,
    endSeconds,
    speaker,
    text,
  }));
}

/** An agenda's entries; one without items is told of, and left aside. */
async function agendaOf({ agendaBytes, onNote }: DraftRecord): Promise<AgendaEntry[] | undefined> {
  if (!agendaBytes) return undefined;
  try {
    const { entries } = await readAgendaApart({ bytes: agendaBytes, fileName: 'agenda' });
    return entries;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unreadable') throw error;
    onNote?.(error.message);
    return undefined;
  }
}
