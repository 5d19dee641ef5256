import type { Element } from 'domhandler';
import { z } from 'zod';
import { mostEntries } from '#app/meetings/calendar/calendar-entry.ts';
import { readLegistar } from '#app/meetings/calendar/read-legistar.ts';
import { AppError } from '#app/platform/app-error.ts';
import { answerJson, looksLikeJson } from '../reading/answer-json.ts';
import { documentKind } from '../reading/document-kind.ts';
import { withDocuments } from '../reading/legistar-documents.ts';
import { addressIn, all as allIn, linkTarget, one, readPage, wordsOf } from '../reading/page.ts';
import { listIn } from '../reading/rows.ts';
import { type ToldDocument, tooMany } from '../reading/told-meeting.ts';
import { nothing, type SourceAnswer, type SourceReader } from '../source-reader.ts';

/** A row of the calendar: what stands below each of its headings. */
type Row = Record<string, string | { label: string; url: string }>;

const link = z.object({ label: z.string(), url: z.string() });

/**
 * Legistar's calendar as its page has it, where the Web API is closed; also its rows as JSON, in the
 * form in which programs that read these pages keep them.
 */
export const legistarCalendar: SourceReader = {
  name: 'Legistar calendar page',
  recognise({ hostname }) {
    const [, client] = /^([\w-]+\.legistar\d?\.com)$/i.exec(hostname) ?? [];
    if (!client || /^webapi\./i.test(client)) return null;
    return `https://${client.toLowerCase()}/Calendar.aspx`;
  },
  isAnswer: ({ text }) => /_gridCalendar|"Meeting Date"/.test(text),
  first: (address) => [{ url: address, what: 'calendar' }],
  read({ answer, reading }) {
    const isJson = looksLikeJson(answer);
    const all = isJson ? listIn(answerJson(answer), 'value') : rowsOfPage(answer);
    const rows = all.slice(0, mostEntries);
    const remarks = [
      ...(isJson ? [] : [aMonth]),
      ...(all.length > rows.length ? [tooMany(all.length, mostEntries)] : []),
    ];
    if (rows.length === 0) return { ...nothing, remarks };
    const documents = new Map(rows.flatMap((row) => filesOf(row, answer.url)));
    const step = withDocuments(readLegistar(JSON.stringify(rows), reading), documents);
    return { ...nothing, ...step, remarks: [...step.remarks, ...remarks] };
  },
};

const aMonth =
  'The page shows the days that it is set to, mostly this month; the others are told by Legistar’s Web API alone.';

/** As the reader of calendars knows the headings; some cities call them otherwise. */
const headings: Record<string, RegExp> = {
  Name: /^(?:name|body|meeting body|committee)$/i,
  'Meeting Date': /^(?:meeting )?date$/i,
  'Meeting Time': /^(?:meeting )?time$/i,
  'Meeting Location': /^(?:meeting )?location$/i,
};

function rowsOfPage({ text, url }: SourceAnswer): Row[] {
  const page = readPage(text);
  const grid =
    allIn('table.rgMasterTable', page).find((table) => allIn('th', table).length > 2) ?? null;
  if (grid === null) {
    throw new AppError('unreadable', 'The page holds no calendar of Legistar.');
  }
  const names = allIn('th.rgHeader', grid).map((heading, at) => {
    const said = wordsOf(heading);
    const [known] = Object.entries(headings).find(([, names]) => names.test(said)) ?? [];
    return known ?? (said || `Column ${at + 1}`);
  });
  return allIn('tr.rgRow, tr.rgAltRow', grid).map((row) => {
    const cells = allIn('> td', row);
    const read: Row = Object.fromEntries(
      cells.map((cell, at) => [names[at] ?? `Column ${at + 1}`, cellOf(cell, url)]),
    );
    const calendar = allIn('a', row).find(({ attribs }) => /[?&]M=IC\b/.test(attribs.href ?? ''));
    const address = addressIn(url, calendar?.attribs.href);
    return address === null ? read : { ...read, iCalendar: { label: '', url: address } };
  });
}

function cellOf(cell: Element, page: string): Row[string] {
  const address = allIn('a', cell)
    .map((one) => linkTarget(one, page))
    .find((found) => found !== null);
  const label = wordsOf(cell);
  if (address) return { label, url: address };
  // A place is often followed by a remark in italics.
  const remark = wordsOf(one('em, i', cell));
  const at = remark === '' ? -1 : label.lastIndexOf(remark);
  return at < 0 ? label : `${label.slice(0, at)}\n--em--${remark}--em--`;
}

function filesOf(row: unknown, page: string): [string, ToldDocument[]][] {
  const cells = Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(row));
  const linked = cells.flatMap(([heading, cell]) => {
    const read = link.safeParse(cell);
    return read.success ? [{ heading, ...read.data }] : [];
  });
  const calendar = z.object({ iCalendar: z.object({ url: z.string() }) }).safeParse(row);
  const id = calendar.success ? /[?&]ID=(\d+)/.exec(calendar.data.iCalendar.url)?.[1] : undefined;
  if (id === undefined) return [];
  const documents = linked.flatMap(({ heading, label, url }): ToldDocument[] => {
    if (/^(?:name|icalendar|meeting details?|ecomment)$/i.test(heading)) return [];
    const kind = documentKind(label) ?? documentKind(heading);
    // Joined without a slash by some that read these pages.
    const address = addressIn(page, url.replace(/(\.legistar\d?\.com)(?=[A-Z])/, '$1/'));
    return kind === null || address === null ? [] : [{ kind, url: address, title: label }];
  });
  return [[`legistar ${id}`, documents]];
}
