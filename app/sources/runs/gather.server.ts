import type { Reading } from '#app/meetings/calendar/calendar-entry.ts';
import { AppError } from '#app/platform/app-error.ts';
import { askPolitely } from '../asking/ask-politely.server.ts';
import type { Asking } from '../asking/asking.ts';
import { decodeAnswer, type RawAnswer } from '../decode-answer.ts';
import { readAnswerApart } from '../read-answer-apart.server.ts';
import { type SourceKind, sourceKinds } from '../source-kinds.ts';
import type {
  SourceAnswer,
  SourceOptions,
  SourceReader,
  SourceRequest,
  SourceStep,
} from '../source-reader.ts';

/** Of one run: what a city of fifty committees lists in some years. */
const mostRequests = 60;
const mostMeetings = 5_000;
const maxAnswerBytes = 20 * 1024 * 1024;
const mostTold = 200;

export type SourcePlace = { kind: SourceKind; address: string; options: SourceOptions };

export type Gathered = Omit<SourceStep, 'next'> & {
  /** How many answers were read */
  answers: number;
  /** Whether everything that was to be asked was read: else what is missing may stand there */
  isWhole: boolean;
};

export type Gathering = {
  reading: Reading;
  /** How hosts are asked; tests ask their own */
  asking?: Partial<Asking>;
  onAnswer?: (read: number, open: number) => Promise<void> | void;
  /** After so many questions it is enough, such as for a first look */
  most?: number;
};

/**
 * Asks a source for all that it tells of the days that are looked at.
 * @throws AppError where its first answer cannot be had or read; TryLater where it is not its turn
 */
export async function gather(place: SourcePlace, gathering: Gathering): Promise<Gathered> {
  const reader: SourceReader = sourceKinds[place.kind];
  const open = reader.first(place.address, gathering.reading);
  const asked = new Set(open.map(({ url }) => url));
  const firsts = open.length;
  const most = gathering.most ?? mostRequests;
  const meetings = new Map<string, SourceStep['meetings'][number]>();
  const [documents, leftOut, remarks] = [
    [] as SourceStep['documents'][number][],
    [] as SourceStep['leftOut'][number][],
    new Set<string>(),
  ];
  let [answers, isWhole, failed] = [0, true, 0];
  for (let at = 0; at < open.length && at < most; at += 1) {
    const request = open[at];
    if (!request) break;
    try {
      const step = await readStep(place, request, gathering);
      answers += 1;
      for (const meeting of step.meetings) {
        if (meetings.size < mostMeetings) meetings.set(meeting.uid, meeting);
      }
      documents.push(...step.documents);
      leftOut.push(...step.leftOut.slice(0, Math.max(0, mostTold - leftOut.length)));
      for (const remark of step.remarks) remarks.add(remark);
      for (const next of step.next) {
        if (asked.has(next.url)) continue;
        asked.add(next.url);
        open.push(next);
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      isWhole = false;
      failed += 1;
      // Where nothing that has to be asked first was read, there is nothing to go on with.
      if (at < firsts && failed >= firsts) throw error;
      remarks.add(error.message);
    }
    await gathering.onAnswer?.(answers, open.length);
  }
  if (open.length > most) isWhole = false;
  if (open.length > mostRequests) {
    remarks.add(`It goes on for more than ${mostRequests} pages; the rest was not asked for.`);
  }
  return {
    meetings: [...meetings.values()],
    documents,
    leftOut,
    remarks: [...remarks].slice(0, mostTold),
    answers,
    isWhole,
  };
}

async function readStep(place: SourcePlace, request: SourceRequest, gathering: Gathering) {
  const { reading, asking } = gathering;
  const answer = await askRaw(request.url, asking);
  return await readAnswerApart({ ...place, answer, request, reading });
}

/** What an address answers, as text. @throws AppError, TryLater */
export async function askSource(url: string, asking?: Partial<Asking>): Promise<SourceAnswer> {
  return decodeAnswer(await askRaw(url, asking));
}

async function askRaw(address: string, asking?: Partial<Asking>): Promise<RawAnswer> {
  const answer = await askPolitely(address, { maxBytes: maxAnswerBytes, ...asking });
  const { url, contentType, bytes } = answer;
  return { url, contentType, bytes };
}
