import { readLines } from '#app/meetings/summary-document/read-lines.ts';
import { headingText } from '../../account/case-of-heading.ts';
import { sections } from '../../draft.ts';
import { withBlock, withLinesAtEnd } from './case-blocks.ts';

/** The text with a line at the end of its opening; a draft without an opening gets one before its first part. */
export function addToOpening(markdown: string, words: string): string {
  const heads = readLines(markdown).filter(({ kind }) => kind === 'heading');
  const at = heads.findIndex((head) => headingText(head) === sections.inShort);
  const opening = heads[at];
  if (!opening) {
    const first = heads[0]?.from ?? markdown.length;
    return withBlock(markdown, first, `## ${sections.inShort}\n\n- ${words}`);
  }
  const until = heads[at + 1]?.from ?? markdown.length;
  return withLinesAtEnd(markdown, { from: opening.from, to: until }, [`- ${words}`]);
}
