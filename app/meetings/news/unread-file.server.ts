import type { Reader } from '#app/entities/entity-access.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { csvLines } from '#app/platform/csv.ts';
import { rowsOfPages } from '#app/platform/rows-of-pages.ts';
import { listUnread } from './list-unread.server.ts';

const head = [
  ...['body', 'date', 'meeting', 'published', 'decisions', 'opening', 'correction'],
  'address',
];

/** What a reader has not read yet as a file for spreadsheets, the latest first. */
export async function unreadFile(reader: Reader, { origin }: { origin: string }): Promise<string> {
  const rows = await rowsOfPages((place) => listUnread(reader, place));
  return csvLines([
    head,
    ...rows.map(({ body, date, title, publishedAt, decided, opening, correction, meetingId }) => [
      ...[body, date ? isoDateOf(date) : '', title, publishedAt.toISOString()],
      ...[decided.map(({ words }) => words).join('; '), opening ?? '', correction ?? ''],
      `${origin}/meetings/${meetingId}`,
    ]),
  ]);
}
