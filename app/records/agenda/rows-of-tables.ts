import { pattern, words } from '#app/platform/language/pattern.ts';
import type { AgendaEntry } from './agenda.ts';
import { isSectionName } from './section-names.ts';

/** What only columns are headed by. */
const surely = words(`
  name names date dates effective amount reason salary hire tuition stipend cost rate exceed delegate delegates
  alternate donor recipient signature
`);
/** With what stands beside it in a head: 'Name Location Position Reason Effective Date'. */
const columnWords: ReadonlySet<string> = new Set([
  ...surely,
  ...words(`
    account action address agency assignment association authorized bank building campus chairperson chairpersons
    class code committee company contract course degree department description destination district donation employee
    end event fee first from full fund grade group hours id last leave location not number of on or organization pay
    per period placement policy position previous price program project provider purpose quantity regulation replacing required
    school season service services site sponsor staff start status step student students subject sum supervisor
    teacher term time title to total trip type unit vendor year
  `),
]);
const sureWords: ReadonlySet<string> = new Set(surely);
/** Of a head: fewer words are a line of an agenda like any other. */
const fewestColumns = 3;
/** So many head a table though no figure is in it. */
const sureColumns = 4;
/** A head stands in the first lines of its table. */
const headWithin = 2;
/** What rows of tables hold: a day, a sum, a number. */
const holdsFigure = /\d/;
/** 'Feeding Therapy $140.00/session', 'Evaluation $3,000 $3,000': what a row of prices ends with, and a paper does not. */
const price = String.raw`\$ ?[\d,]+(?:\.\d\d)?`;
const endsInPrice = pattern()`${price}(?: ?/ ?\w+| per \w+| each| ${price})$`;
const fewestPrices = 2;
/** Papers are items, whatever they cost. */
const ofPaper =
  /^(?:resolution|ordinance|bill|case|file|petition|application)s? (?:no\.? ?|#)?\S*\d/i;

/** 'Policy Regulation' below 'First reading of the following policies and regulations:', which names its columns. */
function isNamedAbove({ title }: AgendaEntry, head: string): boolean {
  if (!/\bfollowing\b.*:$/i.test(title)) return false;
  const [one = '', other = '', ...more] = head.toLowerCase().split(' ');
  const above = title.toLowerCase();
  // 'Policy' of 'policies'.
  return (
    more.length === 0 &&
    [one, other].every((word) => word !== '' && above.includes(word.slice(0, -1)))
  );
}

/** How many words of a line head columns, from its first on; 0 where none of them surely does. */
function columnHead(title: string): { columns: number; isAll: boolean } {
  const found = title.replaceAll('(s)', 's').match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
  const own = found.map((word) => word.toLowerCase());
  const other = own.findIndex((word) => !columnWords.has(word));
  const head = other < 0 ? own : own.slice(0, other);
  return {
    columns: head.some((word) => sureWords.has(word)) ? head.length : 0,
    isAll: other < 0,
  };
}

/**
 * Whether the lines below an entry are a table: a head of columns among the first, or joined to its rows, and figures in
 * them; or mostly prices.
 */
function isTable(above: AgendaEntry, below: readonly AgendaEntry[]): boolean {
  const [only, ...others] = below;
  if (only === undefined) return false;
  if (others.length === 0) {
    const { columns, isAll } = columnHead(only.title);
    return !isAll && columns > fewestColumns && holdsFigure.test(only.title);
  }
  if (below.some(({ title }) => ofPaper.test(title))) return false;
  const head = below.slice(0, headWithin).findIndex(({ title }) => {
    const { columns, isAll } = columnHead(title);
    return (isAll && columns >= fewestColumns) || isNamedAbove(above, title);
  });
  const { columns } = columnHead(below[head]?.title ?? '');
  const isSure = columns >= sureColumns || isNamedAbove(above, below[head]?.title ?? '');
  if (head >= 0 && (isSure || below.slice(head + 1).some(({ title }) => holdsFigure.test(title))))
    return true;
  const prices = below.filter(({ title }) => endsInPrice.test(title)).length;
  return prices >= fewestPrices && prices > below.length / 2;
}

/**
 * Without the rows of tables that an agenda prints below an item, as school boards do with who is hired: lines without
 * a mark below one that has one, with the heads of columns on top. They are of the item, and no items themselves.
 */
export function withoutTables(entries: readonly AgendaEntry[]): AgendaEntry[] {
  const rows = new Set<AgendaEntry>();
  return entries
    .map((entry, index) => {
      if (entry.designator === null || isSectionName(entry.title)) return entry;
      const below = entriesBelow(entries, index);
      if (!isTable(entry, below)) return entry;
      for (const row of below) rows.add(row);
      return { ...entry, isHeading: false };
    })
    .filter((entry) => !rows.has(entry));
}

/** What stands right below an entry, as far as nothing has a mark; none where something has. */
function entriesBelow(entries: readonly AgendaEntry[], index: number): AgendaEntry[] {
  const below: AgendaEntry[] = [];
  for (let at = index + 1; at < entries.length; at += 1) {
    const entry = entries[at];
    if (!entry || entry.level <= (entries[index]?.level ?? 0)) break;
    if (entry.designator !== null) return [];
    below.push(entry);
  }
  return below;
}
