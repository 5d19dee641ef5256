import { isoDateOf } from '#app/platform/calendar-date.ts';
import { csvLines } from '#app/platform/csv.ts';
import { type Found, plainText } from './found.ts';

const head = [
  'body',
  'date',
  'meeting',
  'kind',
  'case',
  'passage',
  'speaker',
  'time',
  'outcome',
  'address',
];

/** What a search found as a file for spreadsheets: a line for each case or passage that its page shows. */
export function foundFile(
  { meetings, open }: Pick<Found, 'meetings' | 'open'>,
  origin: string,
): string {
  return csvLines([
    head,
    ...[...meetings, ...open.meetings].flatMap(({ body, date, title, hits }) =>
      hits.map((hit) => [
        body.title,
        date ? isoDateOf(date) : '',
        title,
        hit.kind,
        hit.heading ? plainText(hit.heading) : '',
        plainText(hit.text),
        hit.speaker ?? '',
        hit.time ?? '',
        hit.outcome ?? hit.caseOutcome ?? '',
        origin + hit.href,
      ]),
    ),
  ]);
}
