import { words } from '#app/platform/language/pattern.ts';
import type { AgendaEntry } from './agenda.ts';
import { isSectionName } from './section-names.ts';

/** What only columns are headed by. */
const surely = words(
  'name names date dates effective amount reason salary hire tuition stipend cost',
);
/** With what stands beside it in a head: 'Name Location Position Reason Effective Date'. */
const columnWords: ReadonlySet<string> = new Set([
  ...surely,
  ...words(`
    account action address agency assignment building campus class code company contract course degree
    department description destination district employee end event fee first from full fund grade group hours
    id last leave location number of on or organization pay per period placement policy position previous price
    program project purpose quantity rate replacing school season service services site sponsor staff start status
    step student students subject sum supervisor teacher term time title to total trip type unit vendor year
  `),
]);
const sureWords: ReadonlySet<string> = new Set(surely);
/** Of a head: fewer words are a line of an agenda like any other. */
const fewestColumns = 3;
/** A head stands in the first lines of its table. */
const headWithin = 2;
/** What rows of tables hold: a day, a sum, a number. */
const holdsFigure = /\d/;

/** How many words of a line head columns, from its first on; 0 where none of them surely does. */
function columnHead(title: string): { columns: number; isAll: boolean } {
  const own = (title.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).map((word) => word.toLowerCase());
  const other = own.findIndex((word) => !columnWords.has(word));
  const head = other < 0 ? own : own.slice(0, other);
  return {
    columns: head.some((word) => sureWords.has(word)) ? head.length : 0,
    isAll: other < 0,
  };
}

/** Whether lines are a table: a head of columns among the first, or joined to its rows, and figures in them. */
function isTable(below: readonly AgendaEntry[]): boolean {
  const [only, ...others] = below;
  if (only === undefined) return false;
  if (others.length === 0) {
    const { columns, isAll } = columnHead(only.title);
    return !isAll && columns > fewestColumns && holdsFigure.test(only.title);
  }
  const head = below.slice(0, headWithin).findIndex(({ title }) => {
    const { columns, isAll } = columnHead(title);
    return isAll && columns >= fewestColumns;
  });
  return head >= 0 && below.slice(head + 1).some(({ title }) => holdsFigure.test(title));
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
      if (!isTable(below)) return entry;
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
