import type { Segment } from '#app/records/transcript.ts';
import { belowCounted, markAlone } from './counted-marks.ts';
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
    if (opens !== '' && markAlone.test(text)) {
      paragraphs.push(paragraphOf(index, opens.trim(), null, null));
      number = text;
      continue;
    }
    const { text: shown, marked, titled, level, isListed } = withoutMarks(opens + text);
    if (shown === '' || isPageMark(shown)) {
      isTurned = true;
      continue;
    }
    if (markAlone.test(shown) || itemAlone.test(shown)) {
      number = shown;
      continue;
    }
    const paragraph = paragraphOf(index, shown, marked, titled);
    const isCounted = counted.has(index);
    const isMarked = marked !== null;
    const own = { number, level, isCounted, isHeading, isListed, isMarked };
    paragraph.heading = headingOf(paragraph, own);
    number = '';
    const { heading } = paragraph;
    if (heading?.isTyped && section !== null && heading.designator)
      heading.designator = `${section}.${heading.designator}`;
    else if (heading?.number) section = heading.designator;
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

type Own = {
  /** On the line above. */
  number: string;
  level: number | null;
  isCounted: boolean;
  /** Where only some lines may be headings, whether this one is. */
  isHeading: boolean | undefined;
  isListed: boolean;
  isMarked: boolean;
};

/** The heading of a paragraph, with the number that stands above it. */
function headingOf(
  { heading, statements }: WrittenParagraph,
  { number, level, isCounted, isHeading, isListed, isMarked }: Own,
): Heading | null {
  // '- Hale, Chair'
  const isNone = isHeading === false || (isListed && heading?.number === null);
  const plain = isNone ? null : heading;
  const isTitled = plain?.number === null || itemAlone.test(number) || isCounted;
  const line = `${number.replace(/(?<=\d)$/, '.')} ${statements[0] ?? ''}`;
  const found = number !== '' && isTitled ? (writtenHeading(line, isMarked) ?? plain) : plain;
  return (
    found && {
      ...found,
      ...(isHeading ? { isNamed: true } : {}),
      ...(number !== '' && isCounted ? { isCounted } : {}),
      ...(level === null ? {} : { level }),
    }
  );
}

const itemAlone = /^(?:agenda )?item(?: no\.?| number)? ?#?\d{1,2}[.:]?$/i;

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
