import type { Segment } from '#app/records/transcript.ts';
import { withItemPagesTold } from './item-pages.ts';
import { isPageMark } from './page-marks.ts';
import { withoutMarks } from './paragraph-marks.ts';
import { statements } from './statements.ts';
import { type Heading, writtenHeading } from './written-heading.ts';

/** A paragraph of minutes: its heading, where it is one or begins with one, and its sentences. */
export type WrittenParagraph = {
  /** Of its segment. */
  index: number;
  heading: Heading | null;
  /** The heading, where there is one, is the first. */
  statements: string[];
};

type Given = Pick<Segment, 'index' | 'speaker' | 'text'>;

/** The paragraphs of minutes, in their order. */
export function writtenParagraphs(segments: readonly Given[]): WrittenParagraph[] {
  let label: string | null = null;
  const paragraphs: WrittenParagraph[] = [];
  /** A heading in the middle of a page is cut into lines of their own. */
  let opened: WrittenParagraph | null = null;
  /** Whether a page ended since the paragraph before. */
  let isTurned = false;
  /** 'IV.' on a line of its own, above its title. */
  let number = '';
  const counted = belowCounted(segments);
  /** The number of the part that items with letters stand in. */
  let section: string | null = null;
  for (const { index, speaker, text, isHeading } of withItemPagesTold(segments)) {
    // 'MOVER: Paul Hale' was taken for somebody who speaks.
    const opens = speaker !== null && speaker !== label ? `${speaker}: ` : '';
    label = speaker;
    // 'COUNTY ATTORNEY: a.', and below it the first of its items.
    if (opens !== '' && numberAlone.test(text)) {
      paragraphs.push(paragraphOf(index, opens.trim(), null, null));
      number = text;
      continue;
    }
    const { text: shown, marked, titled, level, isListed } = withoutMarks(opens + text);
    if (shown === '' || isPageMark(shown)) {
      isTurned = true;
      continue;
    }
    if (numberAlone.test(shown) || itemAlone.test(shown)) {
      number = shown;
      continue;
    }
    const paragraph = paragraphOf(index, shown, marked, titled);
    // '- Hale, Chair'
    if (isListed && paragraph.heading?.number === null) paragraph.heading = null;
    if (isHeading === false) paragraph.heading = null;
    if (isHeading && paragraph.heading) paragraph.heading.isNamed = true;
    const isTitled =
      paragraph.heading?.number === null || itemAlone.test(number) || counted.has(index);
    if (number !== '' && isTitled)
      paragraph.heading =
        writtenHeading(
          `${number.replace(/(?<=\d)$/, '.')} ${paragraph.statements[0] ?? shown}`,
          marked !== null,
        ) ?? paragraph.heading;
    if (number !== '' && paragraph.heading && counted.has(index))
      paragraph.heading.isCounted = true;
    number = '';
    if (paragraph.heading?.isTyped && section !== null && paragraph.heading.designator)
      paragraph.heading.designator = `${section}.${paragraph.heading.designator}`;
    else if (paragraph.heading?.number) section = paragraph.heading.designator;
    if (paragraph.heading && level !== null) paragraph.heading.level = level;
    const [first = ''] = paragraph.statements;
    const last = paragraphs.at(-1);
    if (isTurned && last && runsOn(last, first)) {
      const [, ...rest] = paragraph.statements;
      last.statements.push(`${last.statements.pop() ?? ''} ${first}`);
      if (rest.length > 0) paragraphs.push({ ...paragraph, heading: null, statements: rest });
      isTurned = false;
      continue;
    }
    isTurned = false;
    const goesOn: boolean = opened !== null && /^\p{Ll}(?!\p{L}{0,20}:)/u.test(first);
    if (goesOn && opened?.heading)
      opened.heading = { ...opened.heading, title: `${opened.heading.title} ${first}` };
    if (goesOn) paragraph.heading = null;
    const isUnfinished = paragraph.statements.length === 1 && !/[.;:!?]$/.test(first);
    if (!isUnfinished) opened = null;
    else if (paragraph.heading) opened = paragraph;
    paragraphs.push(paragraph);
  }
  return paragraphs;
}

/** What stands below marks on lines of their own that count on, whatever it looks like: 'g.', 'Award of a grant for …', 'h.' */
function belowCounted(segments: readonly Given[]): ReadonlySet<number> {
  const last = { letters: 0, numbers: 0 };
  const below = new Set<number>();
  let goneOn = 0;
  for (const [at, { text }] of segments.entries()) {
    const mark = text.trim();
    if (!numberAlone.test(mark)) continue;
    const style = /\d/.test(mark) ? 'numbers' : 'letters';
    const value = placeOf(mark);
    const isNext = value === last[style] + 1;
    if (isNext && value > 1) goneOn += 1;
    const next = segments.slice(at + 1, at + 1 + markWithin).find((one) => !isPageMark(one.text));
    if (next && (isNext || value === 1)) below.add(next.index);
    last[style] = value;
  }
  return goneOn >= fewestCounted ? below : new Set();
}
const fewestCounted = 2;
/** In segments: a page may end between a mark and its text. */
const markWithin = 3;

/** 'c.' and '3.' are both the third. */
const placeOf = (mark: string): number =>
  /\d/.test(mark)
    ? Number(mark.replace(/\D/g, ''))
    : (mark.toLowerCase().match(/[a-z]/)?.[0].charCodeAt(0) ?? 0) - 'a'.charCodeAt(0) + 1;

const itemAlone = /^(?:agenda )?item(?: no\.?| number)? ?#?\d{1,2}[.:]?$/i;
const numberAlone = /^\(?(?:[IVX]{1,5}|[A-Za-z]|\d{1,2})[.)]$/;

function paragraphOf(
  index: number,
  text: string,
  marked: string | null,
  titled: string | null,
): WrittenParagraph {
  if (titled !== null && text.startsWith(titled)) {
    const read = writtenHeading(titled);
    const rest = text.slice(titled.length).replace(/^[\s:.–—-]+/, '');
    const title = titled.replace(/^\S+\s+/, '').replace(/[:.]$/, '');
    const heading = read && { ...read, title, runsOn: false };
    return { index, heading, statements: [titled, ...(rest === '' ? [] : statements(rest))] };
  }
  const rest = marked === null ? '' : text.slice(marked.length).replace(/^[\s:.–—-]+/, '');
  const own = marked !== null && text.startsWith(marked) && rest !== '';
  const heading = writtenHeading(own ? marked : text, marked !== null);
  if (!own || heading === null)
    return {
      index,
      heading: writtenHeading(statements(text)[0] ?? '', marked !== null),
      statements: statements(text),
    };
  return { index, heading, statements: [marked, ...statements(rest)] };
}

/** Whether a page ended in the middle of a sentence. */
function runsOn({ statements: before, heading }: WrittenParagraph, next: string): boolean {
  const end = before.at(-1) ?? '';
  const isCut = !/[.;:!?”"]$/.test(end) && !(heading !== null && before.length === 1);
  return isCut && /^[\p{Ll}$\d(]/u.test(next);
}
