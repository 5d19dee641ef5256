import type { AgendaLine } from './agenda-line.ts';
import { readDesignator } from './designator.ts';
import type { Outline } from './outline-levels.ts';
import type { RawEntry } from './raw-entry.ts';

/** What is known when a line is read. */
export type Reading = {
  entries: RawEntry[];
  levels: Outline;
  /** What the next line may go on with. */
  open: 'title' | 'label' | 'nothing';
  /** The entry that the open label tells of. */
  owner: RawEntry | undefined;
  before: AgendaLine | null;
  /** Whether the meeting is adjourned: what follows is another document. */
  isEnded: boolean;
  /** Whether the line before is of a notice, which may go on. */
  isNotice: boolean;
  /** Whether files were listed since the last entry. */
  isAttached: boolean;
  /** Where the names of those files begin, in characters, if they stand below each other. */
  filesAt: number | undefined;
  /** The line of the last adjournment: an agenda of two meetings has more. */
  lastEnd: number;
  /** Characters of the widest line. */
  width: number;
  /** The level of the first numbered item; headings of the page may stand above it. */
  top: number | null;
};

export function textSoFar({ entries, open, owner }: Reading): string {
  return (open === 'label' ? owner?.labels.at(-1)?.text : entries.at(-1)?.title) ?? '';
}

/** The entry that a labelled line tells of: the last one that begins further left. */
export function ownerOf(entries: readonly RawEntry[], indent: number | null): RawEntry | undefined {
  const last = entries.at(-1);
  if (!last || indent === null || last.indent === null || last.indent < indent) return last;
  const left = entries.findLast(
    (entry) => entry.level < last.level && entry.indent !== null && entry.indent < indent,
  );
  return left ?? last;
}

/** 'Meeting Procedure', 'Rules of Decorum': what is numbered below is no business. */
const tellsHow =
  /^[^.!?]*\b(?:procedures?|rules|guidelines|decorum|instructions|notices?|certificat\w+|posting)\b[^.!?]*$/i;

/** Whether a number begins anew after the item with which the meeting ends. */
export function isBeyondTheEnd(reading: Reading, { text }: AgendaLine): boolean {
  const designator = reading.isEnded ? readDesignator(text)?.designator : undefined;
  if (designator === undefined) return false;
  if (tellsHow.test(reading.before?.text ?? '')) return true;
  const { parts, counts } = designator;
  const last = reading.entries.findLast((entry) => isAtTop(reading, entry));
  const end = last?.designator?.toUpperCase() ?? '';
  if (parts.length > 1) return parts[0] !== end.replace(/\.0$/, '');
  const own = readDesignator(`${end}. `)?.designator.counts ?? [];
  const isNext = own.some(({ style, value }) =>
    counts.some((count) => count.style === style && count.value === value + 1),
  );
  const isFirstBelow = counts.some(
    ({ style, value }) => value === 1 && own.every((count) => count.style !== style),
  );
  return !isNext && !isFirstBelow;
}

export function isAtTop({ top }: Reading, { level }: Pick<RawEntry, 'level'>): boolean {
  return level <= (top ?? 0);
}
