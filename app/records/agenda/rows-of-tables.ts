import { words } from '#app/platform/language/pattern.ts';
import type { AgendaEntry } from './agenda.ts';

/** What the columns of tables below an item are headed by: 'Name Location Position Reason Effective Date'. */
const columnWords: ReadonlySet<string> = new Set(
  words(`
    account action address age agency amount applicant approved assignment assistant budget building campus case
    certification class code coach company contract cost course date dates days degree department description
    destination district effective employee end event ending fee field first from full fund funding grade group
    hire hourly hours id item last leave length level location maximum meeting min name names new not note notes
    number of on or organization parcel part pay per percent period placement policy position presenter previous
    price program project provider purpose quantity rate rates reason regulation replacement replacing requested
    return revised salary school schools season service services session site sponsor staff start status step
    stipend student students subject sum supervisor teacher term time title to total trip tuition type unit vendor
    workshop year years exceed
  `),
);
/** In words: the columns of a head alone, and of one that its rows follow on the same line. */
const fewest = { alone: 2, before: 4 };
/** A head stands in the first lines of its table. */
const headWithin = 2;

/** Whether a line is the head of a table; of one that was joined to a line, whether it begins so. */
function isHead(title: string, isAlone: boolean): boolean {
  const own = title.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
  const other = own.findIndex((word) => !columnWords.has(word.toLowerCase()));
  const columns = other < 0 ? own.length : other;
  return isAlone ? columns >= fewest.before && other > 0 : other < 0 && columns >= fewest.alone;
}

/**
 * Without the rows of tables that an agenda prints below an item, as school boards do with who is hired: lines without
 * a mark below one that has one, with the heads of columns on top. They are of the item, and no items themselves.
 */
export function withoutTables(entries: readonly AgendaEntry[]): AgendaEntry[] {
  const rows = new Set<AgendaEntry>();
  return entries
    .map((entry, index) => {
      if (entry.designator === null) return entry;
      const after = entries.slice(index + 1);
      const end = after.findIndex(({ level }) => level <= entry.level);
      const below = end < 0 ? after : after.slice(0, end);
      const isTable =
        below.every(({ designator }) => designator === null) &&
        below.slice(0, headWithin).some(({ title }) => isHead(title, below.length === 1));
      if (!isTable) return entry;
      for (const row of below) rows.add(row);
      return { ...entry, isHeading: false };
    })
    .filter((entry) => !rows.has(entry));
}
