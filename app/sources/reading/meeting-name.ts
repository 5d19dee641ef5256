import { tidy } from '#app/entities/typed-line.ts';
import { withoutDays } from '#app/platform/language/days-in-text.ts';
import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';

const clock = /(?:\bat )?\b\d{1,2}(?::\d{2}){0,2}\s*[ap]\.?\s*m\b\.?/gi;

/** What a document is, at the end of its meeting's name or before it. */
const state = words(
  'draft final approved unapproved signed revised amended updated full complete public html accessible',
);
const document = phrases(`
  (?:agenda|meeting|board|council) packets?
  agendas?(?: and minutes)?
  packets?
  minutes
  (?:meeting )?(?:videos?|audio|webcast|recording|transcript|(?:closed )?captions?)
  pdf|html|download
`);
const edge = String.raw`[\s:;,.|/()\[\]–—_-]*`;
const atEnd = pattern(
  'i',
)`${edge}(?:\b${state} )*\b${document}${edge}(?:\b${state}${edge})?(?:\b(?:for|of|from)\b${edge})?$`;
const atStart = pattern(
  'i',
)`^${edge}(?:${state} )*${document}\b${edge}(?:(?:for|of|from)\b(?: the)?${edge})?`;
const looseStart = pattern('i')`^${edge}(?:(?:for|of|from|on|at)\b)?${edge}`;
const looseEnd = pattern('i')`(?:${edge}\b(?:for|of|from|on|at)\b)?${edge}$`;
const emptyBrackets = /\(\s*\)|\[\s*\]/g;
/** Where a day stood between two dashes. */
const doubled = /(?:\s*[-–—|:;,]\s*){2,}/g;

/** The meeting's name in the title of a link or an entry: without its day, its hour, and what it links. */
export function meetingName(title: string): string {
  // Longer ones are no names, and would be slow to take apart.
  let name = tidy(title).slice(0, 500);
  for (const said of [clock, emptyBrackets]) name = withoutDays(name).replace(said, ' ');
  name = tidy(name).replace(doubled, ' - ');
  for (const said of [looseEnd, atEnd, atEnd, atStart, looseStart, looseEnd]) {
    name = name.replace(said, ' ').trim();
  }
  name = closed(tidy(name.replace(/^[^\p{L}\p{N}("'“]+/u, '')));
  const isName = /\p{L}{2}/u.test(name) && !monthNames.includes(name.toLowerCase());
  return isName ? name : '';
}

/** The edges were cut at brackets too: one that was opened inside is closed again. */
const closed = (name: string) =>
  (name.match(/\(/g)?.length ?? 0) > (name.match(/\)/g)?.length ?? 0) ? `${name})` : name;
