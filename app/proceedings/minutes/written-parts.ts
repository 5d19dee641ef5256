import { standingItemOf } from '../cases/standing-items.ts';
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

type Opened = Pick<WrittenPart, 'heading' | 'above' | 'from'> & { depth: number | null };

/** With so many numbers it is they that tell the items apart, and not the titles between them. */
const fewestNumbers = 4;
/** Where a form says so often what is taken up, its numbers are of lists. */
const fewestNamed = 2;

/** The parts of minutes by their headings; a heading that has only other headings under it is none. */
export function writtenParts(paragraphs: readonly WrittenParagraph[]): WrittenPart[] {
  const opened = withoutLists(openedBy(paragraphs), paragraphs);
  return opened.flatMap(({ heading, above, from, depth }, at) => {
    const next = opened[at + 1];
    const to = (next?.from ?? paragraphs.length) - 1;
    const isSection = to === from && isBare(paragraphs[from]) && isBelow(next, depth);
    return isSection ? [] : [{ heading, above, from, to }];
  });
}

/** Whether nothing but its heading stands in a paragraph. */
const isBare = (paragraph: WrittenParagraph | undefined) => paragraph?.statements.length === 1;

const isBelow = (next: Opened | undefined, depth: number | null) =>
  depth !== null && next !== undefined && next.depth !== null && next.depth > depth;

/** 'BUSINESS SESSION', where the numbers begin anew, and what the whole is called. */
const newPart = /\b(?:session|meeting)$|^(?:official |draft |approved |unapproved )?minutes$/i;

function openedBy(paragraphs: readonly WrittenParagraph[]): Opened[] {
  const outline = new WrittenOutline();
  const opened: Opened[] = [];
  let titles: string[] = [];
  for (const [from, { heading }] of paragraphs.entries()) {
    if (!heading) continue;
    const { number, title } = heading;
    if (number === null) {
      if (newPart.test(title)) {
        outline.beginAnew();
        titles = [];
      }
      opened.push({ heading, above: titles, from, depth: null });
      continue;
    }
    const depth = outline.take(number);
    if (depth === null) continue;
    const above = titles.slice(0, depth);
    titles = [...above, title];
    opened.push({ heading, above, from, depth });
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
  const isNumbered = opened.filter(({ depth }) => depth !== null).length >= fewestNumbers;
  const isForm = opened.filter(({ heading }) => heading.isNamed).length >= fewestNamed;
  return opened.filter(({ heading, from, depth }) => {
    if (isForm) return heading.isNamed || (depth === null && isItem(heading.title));
    if (depth !== null) return true;
    const hasText = !isBare(paragraphs[from]) || paragraphs[from + 1]?.heading === null;
    return hasText && !newPart.test(heading.title) && (!isNumbered || isItem(heading.title));
  });
}

/** 'Discussion' is a step of the item that it stands under. */
const isItem = (title: string) => standingItemOf(title) !== null && !/^discussion\b/i.test(title);
