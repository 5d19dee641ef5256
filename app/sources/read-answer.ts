import { z } from 'zod';
import type { Reading } from '#app/meetings/calendar/calendar-entry.ts';
import { type SourceKind, sourceKinds } from './source-kinds.ts';
import type {
  SourceAnswer,
  SourceOptions,
  SourceReader,
  SourceRequest,
  SourceStep,
} from './source-reader.ts';
import { upstreamDocument, upstreamMeeting } from './upstream.ts';

export type AnswerToRead = {
  kind: SourceKind;
  answer: SourceAnswer;
  request: SourceRequest;
  reading: Reading;
  options: SourceOptions;
};

/** Of one answer: what a body of fifty committees holds in some years. */
const most = { meetings: 5_000, documents: 20_000, leftOut: 200, remarks: 20, next: 200 };

const request = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000), what: z.string() });
const short = (text: string, length: number) => text.slice(0, length);

/**
 * What a reader makes of an answer, checked: what does not fit is left out and told, nothing comes
 * twice, and there is not more of it than anybody could look through.
 * @throws AppError `unreadable` where the answer as a whole makes no sense
 */
export function readAnswer({ kind, ...given }: AnswerToRead): SourceStep {
  const reader: SourceReader = sourceKinds[kind];
  const read = reader.read(given);
  const leftOut = read.leftOut.map(({ name, problem }) => ({
    name: short(name, 300),
    problem: short(problem, 500),
  }));
  const meetings = new Map<string, SourceStep['meetings'][number]>();
  let repeated = 0;
  for (const told of read.meetings) {
    const checked = upstreamMeeting.safeParse(told);
    if (!checked.success) {
      leftOut.push({
        name: short(told.title ?? '', 300),
        problem: 'It makes no sense as a meeting',
      });
      continue;
    }
    const before = meetings.get(checked.data.uid);
    if (before) repeated += 1;
    // Of two states of one entry the one that was changed more often counts, else the later.
    if (!before || (checked.data.sequence ?? 0) >= (before.sequence ?? 0)) {
      meetings.set(checked.data.uid, checked.data);
    }
  }
  const kept = [...meetings.values()].slice(0, most.meetings);
  const documents = documentsOf(read.documents);
  const step = {
    meetings: kept,
    documents: documents.kept.slice(0, most.documents),
    next: uniqueRequests(read.next).slice(0, most.next),
  };
  const remarks = [
    ...read.remarks,
    ...(repeated > 0 ? [`${count(repeated, 'entry', 'entries')} came more than once.`] : []),
    ...(documents.dropped > 0
      ? [
          `${count(documents.dropped, 'document has', 'documents have')} no address that could be followed.`,
        ]
      : []),
    ...cut('meetings', meetings.size),
    ...cut('documents', documents.kept.length),
    ...cut('next', read.next.length),
    ...cut('leftOut', leftOut.length),
  ];
  return {
    ...step,
    leftOut: leftOut.slice(0, most.leftOut),
    remarks: remarks.slice(0, most.remarks).map((remark) => short(remark, 500)),
  };
}

const called = {
  meetings: 'meetings',
  documents: 'documents',
  next: 'further pages',
  leftOut: 'entries that were left out',
};

function cut(what: keyof typeof called, found: number): string[] {
  if (found <= most[what]) return [];
  return [
    `Of ${found.toLocaleString('en-US')} ${called[what]} the first ${most[what].toLocaleString('en-US')} are taken.`,
  ];
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

function documentsOf(given: SourceStep['documents']) {
  const kept = new Map<string, SourceStep['documents'][number]>();
  let dropped = 0;
  for (const told of given) {
    const checked = upstreamDocument.safeParse(told);
    if (!checked.success) {
      dropped += 1;
      continue;
    }
    const { uid, kind, url } = checked.data;
    const known = JSON.stringify([uid, kind, url]);
    if (!kept.has(known)) kept.set(known, checked.data);
  }
  return { kept: [...kept.values()], dropped };
}

function uniqueRequests(given: readonly SourceRequest[]): SourceRequest[] {
  const kept = new Map<string, SourceRequest>();
  for (const told of given) {
    const checked = request.safeParse(told);
    if (checked.success && !kept.has(checked.data.url)) kept.set(checked.data.url, checked.data);
  }
  return [...kept.values()];
}
