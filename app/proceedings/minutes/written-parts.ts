import { standingItemOf } from '../cases/standing-items.ts';
import { consentList } from '../cases/standing-matter.ts';
import { hostsItems } from './general-section.ts';
import { isNameOfWhole, isNewPart, namesWhole } from './name-of-whole.ts';
import type { Heading } from './written-heading.ts';
import { WrittenOutline } from './written-outline.ts';
import type { WrittenParagraph } from './written-paragraphs.ts';

/** What stands under one heading of minutes. */
export type WrittenPart = {
  heading: Heading;
  /** The titles of the headings above it, the outermost first. */
  above: readonly string[];
  /** Places among the paragraphs, both ends included. */
  from: number;
  to: number;
};

/** A heading that opens a part; its depth is null where it has no number. */
export type Opened = Pick<WrittenPart, 'heading' | 'above' | 'from'> & { depth: number | null };

/** With so many numbers it is they that tell the items apart, and not the titles between them. */
const fewestNumbers = 4;
/** Where a form says so often what is taken up, its numbers are of lists. */
const fewestNamed = 2;
/** Numbers that begin anew so often stand under titles without a number. */
const fewestRestarts = 2;
const fewestTitles = 3;

/** The parts of minutes by their headings; a heading that has only other headings under it is none. */
export function writtenParts(paragraphs: readonly WrittenParagraph[]): WrittenPart[] {
  const opened = withoutEnds(writtenHeadings(paragraphs));
  return opened.flatMap(({ heading, above, from, depth }, at) => {
    const next = opened[at + 1];
    const to = (next?.from ?? paragraphs.length) - 1;
    const isSection = to === from && isBare(paragraphs[from]) && isBelow(next, depth);
    return isSection ? [] : [{ heading, above, from, to }];
  });
}

/** Without what stands above the call to order, and below the adjournment who signed. */
function withoutEnds(opened: readonly Opened[]): Opened[] {
  const kindAt = (at: number) => standingItemOf(opened[at]?.heading.title ?? '');
  const places = [...opened.keys()];
  const first = places.find((at) => kindAt(at)?.title === 'Call to order') ?? 0;
  const last = places.findLast((at) => kindAt(at)?.kind === 'closing') ?? places.length;
  const isEarly = first <= mostAbove;
  return opened.filter(
    ({ depth }, at) => depth !== null || ((!isEarly || at >= first) && at <= last),
  );
}
/** Headings of who attended, to whom it goes and what the whole is called. */
const mostAbove = 8;

/** The headings that open something, in their order. */
export const writtenHeadings = (paragraphs: readonly WrittenParagraph[]): Opened[] =>
  withoutLists(openedBy(paragraphs), paragraphs);

/** Whether nothing but its heading stands in a paragraph. */
const isBare = (paragraph: WrittenParagraph | undefined) =>
  paragraph?.statements.length === 1 && paragraph.heading?.runsOn !== true;

function isBelow(next: Opened | undefined, depth: number | null): boolean {
  if (next === undefined) return false;
  // 'II. Updates', and under it 'State Legislature' without a number.
  if (next.depth === null) return depth === 0 && !isItem(next.heading.title);
  return depth === null ? next.depth > 0 : next.depth > depth;
}

/** Whether numbers stand under titles without a number, and begin anew under each. */
function areNumbersUnderTitles(paragraphs: readonly WrittenParagraph[]): boolean {
  let before: Heading | null = null;
  let [titles, restarts] = [0, 0];
  for (const { heading } of paragraphs) {
    if (!heading) continue;
    if (heading.number === null && heading.look !== 'plain') titles += 1;
    const isFirst = heading.number?.counts.some(({ value }) => value === 1);
    const isWeaker = heading.look !== 'marked' && before !== null && before.look !== 'plain';
    if (isFirst && before?.number === null && isWeaker) restarts += 1;
    before = heading;
  }
  return restarts >= fewestRestarts && titles >= fewestTitles;
}

/** '### Board Action' under '## Rezoning of 5 Main Street'; under '## New Business' it is an item. */
function isStepOf(heading: Heading, above: Heading | null): boolean {
  if (above?.level === undefined || namesWhole(above.title) || isNext(heading, above)) return false;
  const level = heading.level ?? boldLevel;
  const isBelow = level > topLevel && level > above.level;
  return isBelow && !hostsItems(above.title) && !consentList.test(above.title);
}
/** 'IV. New Business' after '#### III. Consent Calendar': on some pages nothing is marked. */
const isNext = ({ number }: Heading, above: Heading) =>
  number?.counts.some(({ style, value }) =>
    above.number?.counts.some((count) => count.style === style && count.value + 1 === value),
  ) === true && number.parts.length === above.number?.parts.length;
/** Under headings that are marked as such, what is only bold, or a number, is none. */
const boldLevel = 7;
/** '#' and '##' are what the whole is called, and its parts. */
const topLevel = 2;

/** Whether it is '##' and '###' that mark the items, so that bold lines stand inside of them. */
const areMarkedByLevel = (paragraphs: readonly WrittenParagraph[]): boolean =>
  paragraphs.filter(({ heading }) => heading?.level !== undefined && isUsual(heading.title))
    .length >= fewestTitles;
const isUsual = (title: string) => isItem(title) || hostsItems(title) || consentList.test(title);
const isBoldAlone = ({ number, look, level }: Heading) =>
  number === null && look === 'marked' && level === undefined;

function openedBy(paragraphs: readonly WrittenParagraph[]): Opened[] {
  const areUnder = areNumbersUnderTitles(paragraphs);
  const outline = new WrittenOutline();
  const opened: Opened[] = [];
  const areLeveled = areMarkedByLevel(paragraphs);
  let titles: string[] = [];
  let item: Heading | null = null;
  for (const [from, { heading }] of paragraphs.entries()) {
    if (!heading || isStepOf(heading, item)) continue;
    if (heading.level !== undefined && heading.level >= topLevel) item = heading;
    const { number, title, look } = heading;
    if (areLeveled && isBoldAlone(heading) && !isItem(title)) continue;
    const isTitle = areUnder && look !== 'plain' && (number === null || look === 'marked');
    if (number === null || isTitle) {
      if (isTitle || isNewPart(title)) {
        outline.beginAnew();
        titles = [];
      }
      opened.push({ heading, above: titles, from, depth: null });
      if (isTitle) titles = [title];
      continue;
    }
    const depth = outline.take(number, look);
    if (depth === null) continue;
    const [section = ''] = titles;
    const isUnderItem = !hostsItems(section) && !consentList.test(section);
    if (areUnder && isUnderItem && !heading.isCounted) continue;
    const level = areUnder ? depth + 1 : depth;
    const above = titles.slice(0, level);
    titles = [...above, title];
    opened.push({ heading, above, from, depth: level });
  }
  return opened;
}

/**
 * Titles without a number are headings where a text follows: names of who attended, one below the
 * other, look like them. Among numbered items only what meetings usually have is an item by itself.
 */
function withoutLists(
  opened: readonly Opened[],
  paragraphs: readonly WrittenParagraph[],
): Opened[] {
  const numbered = opened.filter(({ depth }) => depth !== null);
  const isNumbered = numbered.length >= fewestNumbers && numbered.some(({ depth }) => depth === 0);
  const isForm = opened.filter(({ heading }) => heading.isNamed).length >= fewestNamed;
  const places = new Set(opened.map(({ from }) => from));
  const runIns = opened.filter(({ heading }) => isRunIn(heading)).length;
  const areRunIn = runIns >= fewestTitles && runIns >= opened.length / 2;
  const least = leastLook(numbered);
  const areUnder = areNumbersUnderTitles(paragraphs);
  const start = opened.findIndex(({ heading }) => callToOrder.test(heading.title));
  return opened.filter(({ heading, from, depth }, at) => {
    if (isNameOfWhole(heading, from)) return false;
    if (at < start && depth === null && !beforeStart.test(heading.title))
      return isItem(heading.title);
    if (isForm) return heading.isNamed || (depth === null && isItem(heading.title));
    if (depth !== null) return true;
    if (isRunIn(heading) && !areRunIn) return false;
    const hasText = !isBare(paragraphs[from]) || !places.has(from + 1);
    if (!hasText || isNewPart(heading.title)) return false;
    // 'Deputy Chief Hale' among titles that stand out.
    if (areUnder && heading.look === 'plain') return isItem(heading.title);
    if (!isNumbered || heading.level !== undefined) return true;
    return isItem(heading.title) && looks.indexOf(heading.look) >= least;
  });
}

const callToOrder = /\bcall(?:ed)?(?: \w+){0,3} to order\b/i;
/** What some take up before the meeting; the rest is what the whole is called, and by whom. */
const beforeStart = /\b(?:hearing|session|presentation|reception|workshop|study)s?\b/i;
const isRunIn = ({ look, runsOn, number }: Heading) =>
  look === 'plain' && runsOn === true && number === null;

const looks: readonly Heading['look'][] = ['plain', 'capitals', 'marked'];

/** How most numbered headings stand out: a title between them stands out no less. */
function leastLook(numbered: readonly Opened[]): number {
  const found = numbered
    .filter(({ depth }) => depth === 0)
    .map(({ heading }) => looks.indexOf(heading.look))
    .sort((one, other) => one - other);
  return found[Math.floor(found.length / 2)] ?? 0;
}

/** 'Discussion' is a step of the item that it stands under. */
const isItem = (title: string) => standingItemOf(title) !== null && !/^discussion\b/i.test(title);
