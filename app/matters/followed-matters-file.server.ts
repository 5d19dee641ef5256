import type { Reader } from '#app/entities/entity-access.server.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { csvLines } from '#app/platform/csv.ts';
import { rowsOfPages } from '#app/platform/rows-of-pages.ts';
import { listFollowedMatters } from './list-followed.server.ts';

const head = ['matter', 'title', 'outcome', 'date', 'body', 'paused', 'address'];

/** The matters that a reader follows as a file for spreadsheets, each with its newest meeting. */
export async function followedMattersFile(
  reader: Reader,
  { origin }: { origin: string },
): Promise<string> {
  const rows = await rowsOfPages((place) => listFollowedMatters(reader, place));
  return csvLines([
    head,
    ...rows.map(({ id, label, title, newest, isPaused }) => [
      ...[label, title, newest?.outcome.words ?? ''],
      newest?.date ? isoDateOf(newest.date) : '',
      ...[newest?.body ?? '', isPaused ? 'yes' : 'no', `${origin}/matters/${id}`],
    ]),
  ]);
}
