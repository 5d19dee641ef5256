import { isoDateOf } from '#app/platform/calendar-date.ts';
import { csvLines } from '#app/platform/csv.ts';
import type { ShownMatter } from './read-matter.server.ts';

const head = ['date', 'body', 'meeting', 'title', 'outcome', 'vote', 'summary', 'address'];

/** A matter's meetings as a file for spreadsheets, in their order: what its page shows this reader. */
export function matterFile({ history, toCome }: ShownMatter, origin: string): string {
  return csvLines([
    head,
    ...[...history, ...toCome].map((step) => [
      ...[step.date ? isoDateOf(step.date) : '', step.body, step.meeting, step.title],
      ...[step.outcome.words, step.vote ?? '', step.quoted?.text ?? ''],
      step.href === null ? '' : origin + step.href,
    ]),
  ]);
}
