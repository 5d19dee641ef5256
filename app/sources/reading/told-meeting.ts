import { momentAt } from '#app/meetings/ahead/local-time.ts';
import type { Reading } from '#app/meetings/calendar/calendar-entry.ts';
import { longestUid } from '#app/meetings/calendar/calendar-entry.ts';
import { howToAttend, roomIn } from '#app/meetings/calendar/how-to-attend.ts';
import { inWindow, passedOver } from '#app/meetings/calendar/in-window.ts';
import { plainText } from '#app/meetings/calendar/plain-text.ts';
import { readDay } from '#app/meetings/calendar/read-day.ts';
import { saidInTitle, saysCancelled } from '#app/meetings/calendar/said-in-title.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import type { SourceStep } from '../source-reader.ts';
import { type UpstreamDocument, upstreamMeeting } from '../upstream.ts';

export type ToldDocument = Omit<UpstreamDocument, 'uid' | 'title'> & { title?: string | null };

/** A meeting in the words of its source, as its page or its data has them. */
export type ToldMeeting = {
  /** By which the source knows it; null where it has no name there. */
  id: string | null;
  name: string;
  /** yyyy-mm-dd or MM/DD/YYYY; null where it could not be found. */
  day: string | null;
  /** Seconds after midnight at the place; null where the source is silent. */
  time?: number | null;
  endTime?: number | null;
  place?: string | null;
  comment?: string | null;
  attendUrl?: string | null;
  isOff?: boolean;
  documents: ToldDocument[];
};

/** A body's own years of meetings, ten times over. */
const mostMeetings = 20_000;
/** Of one meeting: its agenda in many languages, and all that belongs to it. */
const mostDocuments = 100;

/** Titles end long before; patterns that look for their ends take long for such. */
const longestName = 1_000;

/** A notice that members may be somewhere together, which no meeting is. */
const quorumNotice = /\bquorum notice\b|\bnotice of (?:a )?(?:possible|potential) quorum\b/i;

/** Meetings as a source tells of them, as far as they lie in the days that are looked at. */
export function stepOf(
  told: readonly ToldMeeting[],
  reading: Reading,
): Pick<SourceStep, 'meetings' | 'documents' | 'leftOut' | 'remarks'> {
  const step: ReturnType<typeof stepOf> = { meetings: [], documents: [], leftOut: [], remarks: [] };
  let over = 0;
  for (const one of told.slice(0, mostMeetings)) {
    const { title, off } = saidInTitle(plainText(one.name).slice(0, longestName));
    const left = (problem: string) => step.leftOut.push({ name: title.slice(0, 300), problem });
    const date = one.day === null ? null : readDay(one.day);
    if (date === null) {
      left('It has no date');
      continue;
    }
    const day = isoDateOf(date);
    if (!inWindow(day, reading)) {
      over += 1;
      continue;
    }
    if (quorumNotice.test(title)) {
      left('It tells of a possible quorum, and of no meeting');
      continue;
    }
    const read = upstreamMeeting.safeParse(entryOf(one, { title, off, day }, reading));
    if (!read.success) {
      left('It makes no sense as a meeting');
      continue;
    }
    step.meetings.push(read.data);
    step.documents.push(...documentsOf(one, read.data.uid));
  }
  step.remarks.push(...passedOver(over));
  if (told.length > mostMeetings) step.remarks.push(tooMany(told.length));
  return step;
}

type Said = { title: string; off: string | null; day: string };

function entryOf(one: ToldMeeting, { title, off, day }: Said, { timeZone }: Reading) {
  const [place, comment] = [plainText(one.place), plainText(one.comment)];
  const isCancelled =
    off !== null ||
    (one.isOff ?? false) ||
    [place, comment].some(saysCancelled) ||
    isCalledOff(one.documents);
  const at = (seconds: number | null | undefined) =>
    seconds == null ? null : momentAt(day, seconds, timeZone).toISOString();
  const isAfter = one.time != null && one.endTime != null && one.endTime > one.time;
  return {
    uid: (one.id ?? `${day} ${title}`.trim()).slice(0, longestUid),
    sequence: null,
    title,
    day,
    startsAt: at(one.time),
    endsAt: isAfter ? at(one.endTime) : null,
    place: saysCancelled(place) ? null : place,
    attendUrl: one.attendUrl ?? roomIn(comment) ?? roomIn(place),
    attendHow: isCancelled ? null : howToAttend(comment),
    commentHow: null,
    status: isCancelled ? 'cancelled' : null,
    reason: isCancelled ? (off ?? null) : null,
  };
}

/** A notice says that a meeting does not take place, unless there are minutes of it all the same. */
export const isCalledOff = (documents: readonly ToldDocument[]) =>
  documents.some(({ kind }) => kind === 'cancellation') &&
  !documents.some(({ kind }) => kind === 'minutes');

/** The same file is often linked twice in a row, as a name and as a picture. */
function documentsOf({ documents }: ToldMeeting, uid: string): UpstreamDocument[] {
  const single = new Map<string, UpstreamDocument>();
  for (const { kind, url, title, content } of documents.slice(0, mostDocuments)) {
    const address = webAddress(url);
    if (address === null) continue;
    const before = single.get(`${kind} ${address}`);
    const name = plainText(title).slice(0, 300) || null;
    const told = { uid, kind, url: address, title: before?.title ?? name };
    single.set(`${kind} ${address}`, { ...told, ...(content && { content }) });
  }
  return [...single.values()];
}

const count = (number: number) => number.toLocaleString('en-US');
export const tooMany = (found: number, most = mostMeetings) =>
  `It holds ${count(found)} entries; the first ${count(most)} are read.`;
