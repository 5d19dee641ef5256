import type { Segment } from '#app/records/transcript.ts';
import { plainParagraph, statements } from './statements.ts';
import { type Heading, writtenHeading } from './written-heading.ts';

/** A paragraph of minutes: its heading, where it is one or begins with one, and its sentences. */
export type WrittenParagraph = {
  /** Of its segment. */
  index: number;
  heading: Heading | null;
  /** The heading, where there is one, is the first. */
  statements: string[];
};

/** The paragraphs of minutes, in their order. */
export function writtenParagraphs(
  segments: readonly Pick<Segment, 'index' | 'speaker' | 'text'>[],
): WrittenParagraph[] {
  let label: string | null = null;
  const paragraphs: WrittenParagraph[] = [];
  /** A heading in the middle of a page is cut into lines of their own. */
  let opened: WrittenParagraph | null = null;
  for (const { index, speaker, text } of segments) {
    // 'MOVER: Paul Hale' was taken for somebody who speaks.
    const opens = speaker !== null && speaker !== label ? `${speaker}: ` : '';
    label = speaker;
    const said = statements(plainParagraph(opens + text));
    const [first = ''] = said;
    const goesOn: boolean = opened !== null && /^\p{Ll}/u.test(first);
    if (goesOn && opened?.heading)
      opened.heading = { ...opened.heading, title: `${opened.heading.title} ${first}` };
    const paragraph: WrittenParagraph = {
      index,
      heading: goesOn ? null : writtenHeading(first),
      statements: said,
    };
    const isUnfinished = said.length === 1 && !/[.;:!?]$/.test(first);
    if (!isUnfinished) opened = null;
    else if (paragraph.heading) opened = paragraph;
    paragraphs.push(paragraph);
  }
  return paragraphs;
}
