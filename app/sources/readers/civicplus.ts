import type { Element } from 'domhandler';
import { saysCancelled } from '#app/meetings/calendar/said-in-title.ts';
import { AppError } from '#app/platform/app-error.ts';
import { daysInText } from '#app/platform/language/days-in-text.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';
import { documentKind, wordsOfAddress } from '../reading/document-kind.ts';
import { meetingName } from '../reading/meeting-name.ts';
import { all, linkTarget, one, readPage, wordsOf } from '../reading/page.ts';
import { stepOf, type ToldDocument, type ToldMeeting } from '../reading/told-meeting.ts';
import { nothing, type SourceReader } from '../source-reader.ts';

/** CivicPlus' Agenda Center, by its search over all or one of its categories. */
export const civicplus: SourceReader = {
  name: 'CivicPlus Agenda Center',
  recognise(url) {
    const [, category] = /^\/AgendaCenter(?:\/(?!Search\b|ViewFile\b)[^/]*-(\d+))?(?:\/|$)/i.exec(
      url.pathname,
    ) ?? [undefined, undefined];
    if (!/^\/AgendaCenter(?:\/|$)/i.test(url.pathname)) return null;
    const chosen = category ?? /^[\d,]+$/.exec(url.searchParams.get('CIDs') ?? '')?.[0];
    const address = new URL('/AgendaCenter', url.origin);
    if (chosen) address.searchParams.set('CIDs', chosen);
    return address.href;
  },
  isAnswer: ({ text }) => /\bcatAgendaRow\b|\/AgendaCenter\/(?:ViewFile|Search)\b/i.test(text),
  first(address, { from, until }) {
    const url = new URL('/AgendaCenter/Search/', address);
    url.searchParams.set('term', '');
    url.searchParams.set('CIDs', new URL(address).searchParams.get('CIDs') ?? 'all');
    url.searchParams.set('startDate', american(from));
    url.searchParams.set('endDate', american(until));
    url.searchParams.set('dateRange', '');
    url.searchParams.set('dateSelector', '');
    return [{ url: url.href, what: 'agendas' }];
  },
  read({ answer, reading }) {
    const page = readPage(answer.text);
    const rows = all('tr.catAgendaRow', page);
    if (rows.length === 0 && !/AgendaCenter/i.test(answer.text)) {
      throw new AppError('unreadable', 'The page is no Agenda Center of CivicPlus.');
    }
    const step = stepOf(
      rows.map((row) => toldOf(row, answer.url)),
      reading,
    );
    return {
      ...nothing,
      ...step,
      remarks: [...step.remarks, ...(rows.length > 0 ? [silent] : [])],
    };
  },
};

const silent =
  'The Agenda Center says neither at what time nor where its meetings take place, and lists no meeting before its agenda.';

const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** Longer ones tell of what is decided. */
const longestName = 90;
const sortOfMeeting = pattern('i')`\b${words('meeting session hearing workshop retreat')}\b`;

function toldOf(row: Element, page: string): ToldMeeting {
  const links = all('a', row).flatMap((link) => {
    const url = linkTarget(link, page);
    return url === null || !/\/(?:ViewFile|Document)/i.test(url)
      ? isVideo(link, page)
      : [{ url, label: wordsOf(link) }];
  });
  const [, monthDay, year, id] =
    links.flatMap(({ url }) => [/\/_(\d{4})(\d{4})-(\d+)/.exec(url) ?? []]).find(([all]) => all) ??
    [];
  const said = wordsOf(one('p', row));
  const body = wordsOf(headingOf(row)).replace(/^[^\p{L}\p{N}]+/u, '');
  const ownName = meetingName(said);
  const isName = sortOfMeeting.test(ownName) && ownName.length <= longestName;
  const inAddress =
    monthDay && year ? `${year}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}` : null;
  return {
    id: id ? `civicplus ${id}` : null,
    name: /\bquorum\b/i.test(said) ? said : (isName ? ownName : body) || ownName,
    day: inAddress ?? daysInText(wordsOf(one('h3, h4, strong', row)))[0]?.day ?? null,
    isOff: documentKind(said) === 'cancellation' || saysCancelled(said),
    documents: links.flatMap((link) => documentOf({ ...link, label: said })),
  };
}

/** Media are linked to wherever a city keeps them. */
function isVideo(link: Element, page: string) {
  const url = linkTarget(link, page);
  const kind = documentKind(
    `${wordsOf(link)} ${link.attribs.title ?? ''} ${link.attribs['aria-label'] ?? ''}`,
  );
  return url !== null && (kind === 'video' || kind === 'audio') ? [{ url, label: kind }] : [];
}

/** The name of the body, above the table that holds its rows. */
function headingOf(row: Element): Element | null {
  for (let above = row.parent; above; above = above.parent) {
    if ('attribs' in above && /\blisting\b/.test(above.attribs.class ?? '')) {
      return one('h2, h3', above);
    }
  }
  return null;
}

function documentOf({ url, label }: { url: string; label: string }): ToldDocument[] {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.get('packet') === 'true') return [{ kind: 'packet', url, title: label }];
  const kind =
    documentKind(wordsOfAddress(pathname.replace(/AgendaCenter/i, ''))) ?? documentKind(label);
  // 'Previous Versions' of a document are others than it.
  return kind === null || /PreviousVersion/i.test(pathname) ? [] : [{ kind, url, title: label }];
}
