import type { Element } from 'domhandler';
import type { Reading } from '#app/meetings/calendar/calendar-entry.ts';
import { AppError } from '#app/platform/app-error.ts';
import { daysInText } from '#app/platform/language/days-in-text.ts';
import { looksLikeJson } from '../reading/answer-json.ts';
import { clipDocuments, clipOf } from '../reading/clip-documents.ts';
import { documentKind, wordsOfAddress } from '../reading/document-kind.ts';
import { type FeedItem, isFeed, readFeed } from '../reading/feed-items.ts';
import { feedMeetings } from '../reading/feed-meetings.ts';
import { all, linkTarget, one, readPage, wordsOf } from '../reading/page.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldDocument, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

/** Granicus' archive of recordings and agendas: a page that lists them, or the feeds of that page. */
export const granicus: SourceReader = {
  name: 'Granicus',
  recognise({ hostname, pathname, searchParams }) {
    if (!/^[\w-]+\.granicus\.com$/i.test(hostname)) return null;
    const view = /^\d+$/.exec(searchParams.get('view_id') ?? '')?.[0] ?? '1';
    const mode = /^\w+$/.exec(searchParams.get('mode') ?? '')?.[0];
    const isOfFeed = /ViewPublisherRSS/i.test(pathname) && mode;
    return `https://${hostname.toLowerCase()}/${
      isOfFeed
        ? `ViewPublisherRSS.php?view_id=${view}&mode=${mode}`
        : `ViewPublisher.php?view_id=${view}`
    }`;
  },
  isAnswer: (answer) =>
    !looksLikeJson(answer) && /granicus\.com\/(?:AgendaViewer|MediaPlayer)/i.test(answer.text),
  first: (address) => [{ url: address, what: 'archive' }],
  read: ({ answer, reading }) => ({
    ...nothing,
    ...(isFeed(answer) ? ofFeed(answer, reading) : ofPage(answer, reading)),
  }),
};

type Answer = Parameters<typeof readFeed>[0];

function ofFeed(answer: Answer, reading: Reading) {
  const { told, left } = feedMeetings({
    feed: readFeed(answer),
    idOf: ({ link, enclosures }) => idIn([link ?? '', ...enclosures.map(({ url }) => url)]),
    dayOf: dayOfItem,
  });
  const step = stepOf(told, reading);
  return { ...step, leftOut: [...left, ...step.leftOut] };
}

/** Its feeds say beside the words when a meeting was. */
function dayOfItem({ element }: FeedItem): string | null {
  const { yr, mo, day } = one('gran\\:pubDateParts', element)?.attribs ?? {};
  if (!yr || !mo || !day) return null;
  return `${yr}-${mo.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function ofPage(answer: Answer, reading: Reading) {
  const page = readPage(answer.text);
  const rows = all('tr', page).filter(isOfMeeting);
  if (rows.length === 0 && !/granicus|listingTable/i.test(answer.text)) {
    throw new AppError('unreadable', 'The page is no archive of Granicus.');
  }
  return stepOf(
    rows.map((row) => toldOf(row, answer.url)),
    reading,
  );
}

/** The outer one of rows within rows lists many meetings. */
const isOfMeeting = (row: Element) =>
  one('tr', row) === null &&
  (/\blistingRow\b/.test(row.attribs.class ?? '') ||
    all('a', row).some(({ attribs }) => idPattern.test(`${attribs.href} ${attribs.onclick}`)));

const idPattern = /[?&](clip|event)_id=(\d+)/i;

function toldOf(row: Element, page: string): ToldMeeting {
  const cell = (name: string) =>
    all('td, th', row).find(({ attribs }) =>
      new RegExp(`(?:^|\\s)${name}\\b`, 'i').test(attribs.headers ?? ''),
    ) ?? null;
  const date = wordsOf(cell('Date')) || wordsOf(row);
  const addresses = all('a', row).flatMap((link) => {
    const url = linkTarget(link, page);
    return url === null ? [] : [{ url, label: wordsOf(link) }];
  });
  return {
    id: idIn(addresses.map(({ url }) => url)),
    name: wordsOf(cell('Name')) || wordsOf(one('td', row)),
    day: daysInText(date)[0]?.day ?? null,
    time: timeInText(date),
    documents: addresses.flatMap(({ url, label }) => documentsOf(url, label)),
  };
}

function documentsOf(url: string, label: string): ToldDocument[] {
  if (/MediaPlayer\.php|\/player\/(?:clip|event)\//i.test(url)) {
    // The player of what is on the air holds nothing yet.
    return clipOf(url) === null ? [] : clipDocuments(url);
  }
  const kind = documentKind(label) ?? documentKind(wordsOfAddress(new URL(url).pathname));
  return kind === null ? [] : [{ kind, url, title: label }];
}

/** A meeting ahead is an event there, and a clip once it was recorded. */
function idIn(addresses: readonly string[]): string | null {
  const ids = addresses.flatMap((address) => {
    const [, what, id] = idPattern.exec(address) ?? [];
    return what && id ? [`granicus ${what.toLowerCase()} ${id}`] : [];
  });
  return ids.find((id) => id.startsWith('granicus clip')) ?? ids[0] ?? null;
}
