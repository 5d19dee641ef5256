import type { AgendaEntry } from './agenda.ts';
import { isBoilerplate, isTitleBlock } from './boilerplate.ts';
import type { Labelled } from './labelled-lines.ts';
import { isPaper } from './line-kind.ts';
import { isAdjournment, isSectionName, leadOf } from './section-names.ts';

/** An entry as its lines tell it, before the outline is looked over as a whole. */
export type RawEntry = Pick<AgendaEntry, 'designator' | 'title' | 'level'> & {
  kind: 'designated' | 'heading' | 'plain';
  labels: Labelled[];
  /** Whether an hour stands before it. */
  isTimed?: boolean;
  /** Where it begins: the number of its first line, and how far from the left. */
  line: number;
  indent: number | null;
};

/** A name that ends in a dot has fewer words: 'Report by Public Works Dept.' */
const longestName = 12;

/** The entries of an outline without what a page says around its agenda. */
export function withoutSurroundings(entries: readonly RawEntry[]): RawEntry[] {
  return withoutReasons(withoutTail(withoutTop(entries))).filter(
    (entry) => /\p{L}{2}/u.test(entry.title) && !isSentence(entry),
  );
}

const closedSession = /\b(?:closed|executive) (?:session|meeting)/i;

/** '(a) discussion of the character … of an individual': what a closed session may be held for, and no item. */
function withoutReasons(entries: readonly RawEntry[]): readonly RawEntry[] {
  return entries.filter(({ title, level }, index) => {
    if (!/^\p{Ll}/u.test(title)) return true;
    const above = entries.slice(0, index).findLast((entry) => entry.level < level);
    return above === undefined || !closedSession.test(above.title);
  });
}

/** Before the first item only its own heading counts, or what sections are named. */
function withoutTop(entries: readonly RawEntry[]): readonly RawEntry[] {
  const first = entries.findIndex(({ kind }) => kind === 'designated');
  const section = entries.findIndex(({ title }) => isSectionName(leadOf(title)));
  if (section >= 0 && (first < 0 || section < first)) return entries.slice(section);
  if (first <= 0) return entries;
  const before = entries[first - 1];
  const isOwn = before?.line === (entries[first]?.line ?? 0) - 1 && !isTitleBlock(before.title);
  return entries.slice(isOwn ? first - 1 : first);
}

function withoutTail(entries: readonly RawEntry[]): readonly RawEntry[] {
  const last = entries.findLastIndex(
    ({ kind, title }) => kind === 'designated' || isPaper(title) || isAdjournment(title),
  );
  const end = entries.findIndex(
    ({ kind, title }, index) => index > last && kind === 'heading' && !isSectionName(title),
  );
  return last < 0 || end < 0 ? entries : entries.slice(0, end);
}

/** '140711 An Ordinance amending …', whatever its length and its end. */
const aPaper =
  /^(?:\S*\d\S* )?(?:an? )?(?:ordinance|resolution|bill|order|motion|petition|application|request|approval|authorization)\b/i;

/** A line that looked like a sub-item until its second one came. */
function isSentence({ kind, title, designator }: RawEntry): boolean {
  const isOwn = designator !== null || kind === 'heading' || isPaper(title) || aPaper.test(title);
  if (isOwn) return false;
  return isBoilerplate(title) || (/[.!?]$/.test(title) && title.split(' ').length > longestName);
}
