import type { Document, Element } from 'domhandler';
import { AppError } from '#app/platform/app-error.ts';
import { daysInText } from '#app/platform/language/days-in-text.ts';
import { documentKind } from '../reading/document-kind.ts';
import { isFeed } from '../reading/feed-items.ts';
import { meetingName } from '../reading/meeting-name.ts';
import { addressIn, all, linkTarget, one, readPage, wordsOf } from '../reading/page.ts';
import { timeInText } from '../reading/time-in-text.ts';
import { stepOf, type ToldDocument, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceAnswer, type SourceReader } from '../source-reader.ts';

/** IQM2's calendar, which it calls RSS and which is a page of the web; also the page of one meeting. */
export const iqm2: SourceReader = {
  name: 'IQM2',
  recognise: ({ hostname }) =>
    /^[\w-]+\.iqm2\.com$/i.test(hostname)
      ? `https://${hostname.toLowerCase()}/Services/RSS.aspx?Feed=Calendar`
      : null,
  isAnswer: ({ text }) => /iqm2\.com\/Citizens|_lblMeetingGroup/i.test(text),
  first: (address) => [{ url: address, what: 'calendar' }],
  read({ answer, reading }) {
    const isXml = isFeed(answer);
    const page = readPage(answer.text, { isXml });
    const group = one('[id$="_lblMeetingGroup"]', page);
    const told = group ? [ofMeetingPage(page, answer)] : ofCalendar(page, answer);
    const isPageInFeed = !isXml && group === null && /^\s*<\?xml/.test(answer.text);
    const step = stepOf(told, reading);
    const remarks = [...(isPageInFeed ? [pageInFeed] : []), ...(group ? [] : [noPlaces])];
    return { ...nothing, ...step, remarks: [...step.remarks, ...remarks] };
  },
};

const pageInFeed =
  'What calls itself RSS is a page of the web, and its encoding is another than it says; it was read as a page.';
const noPlaces =
  'The calendar does not say where meetings take place, and lists no meeting before it has an agenda.';

/** 'HIV Commission - Agenda - Jul 16, 2026 1:00 PM', once for each document of a meeting. */
function ofCalendar(page: Document, answer: SourceAnswer): ToldMeeting[] {
  const entries = all('item', page);
  const blocks = entries.length > 0 ? entries : all('div', page).filter((div) => one('> h2', div));
  if (blocks.length === 0 && !/IQM2|RSS Feed/i.test(answer.text)) {
    throw new AppError('unreadable', 'The answer is no calendar of IQM2.');
  }
  const told = new Map<string, ToldMeeting>();
  for (const block of blocks) {
    const title = wordsOf(one('> h2, > title', block));
    const links = linksIn(block, answer.url);
    const id = links.flatMap(({ url }) => idIn(url) ?? [])[0] ?? null;
    const meeting: ToldMeeting = {
      id,
      name: meetingName(title),
      day: daysInText(title).at(-1)?.day ?? null,
      time: timeInText(title),
      isOff: documentKind(title) === 'cancellation',
      documents: links.flatMap(documentOf),
    };
    const before = told.get(id ?? title);
    if (before) before.documents.push(...meeting.documents);
    else told.set(id ?? title, meeting);
  }
  return [...told.values()];
}

type Link = { url: string; label: string };

function linksIn(block: Element, page: string): Link[] {
  // In true RSS the links stand in a description, as text.
  const described = one('> description', block);
  const own = addressIn(page, wordsOf(one('> link', block)));
  const within = described ? readPage(wordsOf(described)) : block;
  const links = all('a', within).flatMap((link) => {
    const url = linkTarget(link, page);
    return url === null ? [] : [{ url, label: wordsOf(link) }];
  });
  return own ? [...links, { url: own, label: '' }] : links;
}

function idIn(url: string): string | null {
  const [, id] = /(?:Detail_Meeting\.aspx\?(?:.*&)?ID|[?&]MeetingID)=(\d+)/i.exec(url) ?? [];
  return id ? `iqm2 ${id}` : null;
}

/** By the number that its addresses have for each kind, where the label does not say it. */
const kindOfType: Record<string, ToldDocument['kind']> = {
  '1': 'packet',
  '12': 'minutes',
  '14': 'agenda',
  '15': 'minutes',
};

function documentOf({ url, label }: Link): ToldDocument[] {
  const [, type = ''] = /FileOpen\.aspx\?(?:.*&)?Type=(\d+)/i.exec(url) ?? [];
  const kind = kindOfType[type] ?? documentKind(label);
  return kind === null ? [] : [{ kind, url, title: label }];
}

function ofMeetingPage(page: Document, answer: SourceAnswer): ToldMeeting {
  const said = (name: string) => wordsOf(one(`[id$="_lbl${name}"]`, page));
  const date = said('MeetingDate');
  const id = one('[id$="_txtMeetingID"]', page)?.attribs.value;
  const heading = wordsOf(one('.MeetingHeading', page));
  const place = heading.slice(heading.indexOf(date) + date.length);
  const status = said('MeetingStatus');
  const downloads = one('.MeetingDownloads', page);
  return {
    id: id ? `iqm2 ${id}` : null,
    name: [said('MeetingGroup'), said('MeetingType')].filter(Boolean).join(' - '),
    day: daysInText(date)[0]?.day ?? null,
    time: timeInText(date),
    place: status && place.endsWith(status) ? place.slice(0, -status.length) : place,
    isOff: documentKind(status) === 'cancellation',
    documents: downloads ? linksIn(downloads, answer.url).flatMap(documentOf) : [],
  };
}
