import { looksLikeNoMeeting } from '#app/meetings/calendar/said-in-title.ts';
import { type DayInText, daysInText } from '#app/platform/language/days-in-text.ts';
import { words } from '#app/platform/language/pattern.ts';
import type { SourceOptions } from '../source-reader.ts';
import type { DocumentKind } from '../upstream.ts';
import { clipDocuments, clipOf } from './clip-documents.ts';
import { documentKind, wordsOfAddress } from './document-kind.ts';
import { apart, type Block, type FlatPage, type PageLink } from './flat-page.ts';
import { countBefore, type Range, within } from './in-range.ts';
import { meetingName } from './meeting-name.ts';
import type { ToldDocument, ToldMeeting } from './told-meeting.ts';

type Found = PageLink & { kind: DocumentKind };
/** A day, and the part of the page that is about it */
type Dated = { day: string; about: Range | null };

/** A day and what was handed out on it; where more links share a lone day, it is the page's own. */
const mostBesideDay = 12;
/** Above this stands the page as a whole. */
const mostLevels = 6;
const longestName = 120;
/** What stands beside the links of one meeting. */
const longestRow = 4_000;
/** '02h 07m' */
const lasting = /\b\d+\s?h(?:ours?)?[\s\u00a0]*\d+\s?m(?:in(?:utes)?)?\b/gi;
/** Of links without a day, in a report. */
const mostUndated = 50;

const fileLike =
  /\.(?:pdf|docx?|rtf|txt|vtt|srt|mp[34]|m4[av]|html?)$|\b(?:viewfile|showdocument|documentcenter|download|fileopen)\b/i;
/** A day on which something was put on the page. */
const posted =
  /\b(?:posted|updated|modified|published|uploaded|added|amended|revised|reviewed)\b[^\p{L}\p{N}]*(?:on|by|at)?[^\p{L}\p{N}]*(?:\p{L}{3,9}\.?,?\s*)?$/iu;
const meetingDays = (text: string) =>
  daysInText(text).filter(({ from }) => !posted.test(text.slice(Math.max(0, from - 40), from)));

/** The meetings of which a page's links tell, by the days that stand in or beside them. */
export function documentsOnPage(
  page: FlatPage,
  options: SourceOptions,
): { told: ToldMeeting[]; undated: string[] } {
  const found = page.links.flatMap((link): Found[] => {
    const kind = kindOf(link, options);
    return kind === null ? [] : [{ ...link, kind }];
  });
  const days = meetingDays(page.text);
  const headings = page.headings
    .map(({ from, text }) => ({ from, name: meetingName(text) }))
    .filter(({ name }) => tells(name));
  const meetings = new Map<string, ToldMeeting>();
  const undated: string[] = [];
  for (const link of found) {
    const dated = dayOf(link, { days, found });
    if (dated === null) {
      if (fileLike.test(new URL(link.url).pathname)) undated.push(link.label || link.url);
      continue;
    }
    const name = nameOf(link, dated.about, { page, found, headings });
    const key = `${dated.day} ${name.toLowerCase()}`;
    const meeting = meetings.get(key) ?? { id: null, name, day: dated.day, documents: [] };
    meetings.set(key, meeting);
    meeting.documents.push(...documentsOf(link));
  }
  return { told: joined([...meetings.values()]), undated: undated.slice(0, mostUndated) };
}

function kindOf({ label, url }: PageLink, options: SourceOptions): DocumentKind | null {
  const chosen = (['agenda', 'minutes', 'captions'] as const).find(
    (kind) => options[kind] && matches(`${label} ${url}`, options[kind]),
  );
  if (chosen) return chosen;
  const { pathname } = new URL(url);
  // Feeds of agendas are none themselves.
  if (/\brss\b|\bfeeds?\b/i.test(`${label} ${pathname}`)) return null;
  const own = documentKind(label) ?? documentKind(wordsOfAddress(pathname.split('/').at(-1) ?? ''));
  // Where it was said what is an agenda, nothing else is one.
  return own !== null && own in options ? null : own;
}

/** What an admin typed: words that stand there, with * for whatever is between. */
function matches(text: string, typed: string): boolean {
  const whole = text.toLowerCase();
  let at = 0;
  return typed
    .toLowerCase()
    .split('*')
    .every((part) => {
      const place = whole.indexOf(part.trim(), at);
      at = place + part.trim().length;
      return place >= 0;
    });
}

type Around = { days: readonly DayInText[]; found: readonly Found[] };

/** The day in a link, else the one beside it, else in its file's name, else the one that heads it. */
function dayOf(link: Found, { days, found }: Around): Dated | null {
  const own = oneOf(meetingDays(link.label));
  if (own !== null) return { day: own, about: null };
  let block: Block | null = link.within;
  for (let level = 0; block && level < mostLevels; level += 1) {
    const inside = within(days, block);
    const beside = oneOf(inside);
    if (beside !== null && within(found, block).length <= mostBesideDay) {
      return { day: beside, about: block };
    }
    if (inside.length > 0) break;
    block = block.above;
  }
  const file = new URL(link.url).pathname.split('/').at(-1) ?? '';
  const named = oneOf(daysInText(file.replace(/%20|[_+]/g, ' ')));
  if (named !== null) return { day: named, about: null };
  return block && headingDay(link, block, { days, found });
}

/** Each day heads what follows it, unless the links come first. */
function headingDay(link: Found, block: Block, { days, found }: Around): Dated | null {
  const at = countBefore(days, link.from) - 1;
  const day = days[at];
  const firstDay = days[countBefore(days, block.from)];
  const firstLink = found[countBefore(found, block.from)];
  if (!day || day.from < block.from || !firstDay || !firstLink) return null;
  if (firstLink.from < firstDay.from) return null;
  const about = { from: day.from, to: Math.min(days[at + 1]?.from ?? block.to, block.to) };
  return within(found, about).length <= mostBesideDay ? { day: day.day, about } : null;
}

function oneOf(days: readonly DayInText[]): string | null {
  const [first = null] = days;
  return first && days.every(({ day }) => day === first.day) ? first.day : null;
}

type On = {
  page: FlatPage;
  found: readonly Found[];
  headings: readonly { from: number; name: string }[];
};

/** What says nothing of which meeting it is. */
const general = new Set(
  words(
    'meeting meetings recorded recording url link view web watch live stream online click here open read file full text posted amended published downloads and the a an of in new window',
  ).map((word) => word.toLowerCase()),
);
const tells = (name: string) =>
  name.split(/[^\p{L}]+/u).some((word) => word.length > 1 && !general.has(word.toLowerCase()));

/** The meeting's name in the link, else what is said beside it, else the heading above. */
function nameOf(link: Found, about: Dated['about'], { page, found, headings }: On): string {
  const own = meetingName(link.label);
  const beside = about === null ? [] : piecesOf(about, { page, found, headings });
  const named = [own, ...beside].filter((name) => tells(name) && name.length <= longestName);
  const heading = headings[countBefore(headings, link.from) - 1]?.name;
  const meets = named.find((name) => !looksLikeNoMeeting(name, true));
  return meets ?? heading ?? named[0] ?? '';
}

/** What stands apart in a part of the page, without its days and its links. */
function piecesOf(about: Range, { page, found }: On): string[] {
  let rest = '';
  let end = about.from;
  for (const { from, to } of within(found, about)) {
    rest += page.text.slice(end, from) + apart;
    end = Math.max(end, to);
  }
  rest += page.text.slice(end, Math.min(about.to, end + longestRow));
  return rest
    .slice(0, longestRow)
    .split(apart)
    .map((piece) => meetingName(piece.replace(lasting, ' ')));
}

function documentsOf({ kind, url, label }: Found): ToldDocument[] {
  if (kind === 'video' && clipOf(url)) return clipDocuments(url);
  return [{ kind, url, title: label }];
}

/** 'Minutes', beside nothing but the day, belongs to the one meeting of that day. */
function joined(meetings: readonly ToldMeeting[]): ToldMeeting[] {
  const byDay = Map.groupBy(meetings, ({ day }) => day);
  return [...byDay.values()].flatMap((ofDay) => {
    const named = ofDay.filter(({ name }) => name !== '');
    const [only] = named;
    if (named.length !== 1 || !only) return ofDay;
    return [{ ...only, documents: ofDay.flatMap(({ documents }) => documents) }];
  });
}
