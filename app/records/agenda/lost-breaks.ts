import { type Count, countsOf } from './designator.ts';

/** Of a list that is told from sums and initials: so many follow each other from its first on. */
const fewest = { top: 4, below: 2 };
/** 'MISCELLANEOUS 1. Upon': below a title in capitals one is a list. */
const isTitle = /^\S+ (?:[\p{Lu}\d/&,'’-]+ ){1,8}$/u;
/** A list, its parts and their parts: what is below is a table's more often than an agenda's. */
const deepest = 3;

type Style = Count['style'];
const styles: readonly Style[] = ['ROMAN', 'arabic', 'upper', 'lower'];

/** 'I. ', 'XII.', '3.', 'B)': a mark with a capital or a number behind it. */
const mark = /(?<=^|\s)([IVXL]{1,6}|\d{1,2}|[A-Z]|[a-z])[.)] (?=["“(]?[\p{Lu}\d])/gu;

/**
 * A text that lost the breaks of its lines, with a line for each item; null where most of its lines
 * hold one item or none, so that nothing is known to be lost.
 */
export function withLostBreaks(text: string): string | null {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  const joined = lines.join(' ').replace(/[\s\u200b]+/g, ' ');
  const top = firstList(joined, styles, fewest.top);
  return top === null || top.at.length <= lines.length ? null : parted(joined, styles, 1);
}

function parted(text: string, usable: readonly Style[], depth: number): string {
  const list = firstList(text, usable, depth === 1 ? fewest.top : fewest.below);
  if (list === null) return text;
  const below = usable.filter((style) => style !== list.style);
  const parts = list.at.map((from, index) => {
    const part = text.slice(from, list.at[index + 1]).trim();
    return depth < deepest ? parted(part, below, depth + 1) : part;
  });
  return [text.slice(0, list.at[0]).trim(), ...parts].join('\n');
}

/** What an agenda's list has, and no list of its members: within so many letters of an item's number. */
const ofMeeting =
  /\b(?:call to order|roll call|pledge|minutes|adjourn\w*|public (?:comment|hearing)s?|reports?|business)\b/i;
const nameLength = 60;

/**
 * The list that has parts of a meeting, else the one that begins first, each of its items at the first place behind the one
 * before; null where none is as long as `least`.
 */
function firstList(
  text: string,
  usable: readonly Style[],
  least: number,
): { style: Style; at: number[] } | null {
  const marks = [...text.matchAll(mark)].map(({ index, 1: part = '' }) => ({
    index,
    counts: countsOf(part),
  }));
  const lists = usable.map((style) => {
    const at: number[] = [];
    for (const { index, counts } of marks)
      if (counts.some((count) => count.style === style && count.value === at.length + 1))
        at.push(index);
    return { style, at };
  });
  const isList = ({ style, at: [first, ...others] }: (typeof lists)[number]) =>
    first !== undefined &&
    (others.length + 1 >= least ||
      (least === fewest.below && style === 'arabic' && isTitle.test(text.slice(0, first))));
  const isOfMeeting = ({ at }: (typeof lists)[number]) =>
    at.some((from) => ofMeeting.test(text.slice(from, from + nameLength)));
  const [first = null] = lists
    .filter(isList)
    .sort(
      (a, b) => Number(isOfMeeting(b)) - Number(isOfMeeting(a)) || (a.at[0] ?? 0) - (b.at[0] ?? 0),
    );
  return first;
}
