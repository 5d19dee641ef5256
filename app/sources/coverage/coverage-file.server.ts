import { bodyPath } from '#app/entities/body-path.ts';
import { entityTitle } from '#app/entities/entity.ts';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { csvLines } from '#app/platform/csv.ts';
import type { CoverageList } from './coverage-list.ts';
import { pageOfCoverage } from './find-coverage.server.ts';

/** Bodies of a file: more than any state has. */
const mostBodies = 10_000;

const head = [
  ...['body', 'type', 'state', 'county', 'watched_since', 'median_days', 'median_of', 'known'],
  ...['held', 'summarized', 'without_record', 'sources', 'sources_in_need', 'address'],
];

/** The bodies that are watched as a file for spreadsheets, in the order of the page. */
export async function coverageFile(
  list: CoverageList,
  { origin }: { origin: string },
): Promise<string> {
  const { rows } = await pageOfCoverage(list, {}, mostBodies);
  return csvLines([
    head,
    ...rows.map((body) => [
      ...[entityTitle(body), body.type, body.state, body.county ?? ''],
      ...[isoDateOf(body.watchedSince), body.usualDays ?? '', body.usualOf, body.known],
      ...[body.held, body.summarised, body.withoutRecord, body.sources, body.sourcesInNeed],
      origin + bodyPath(body.id),
    ]),
  ]);
}
