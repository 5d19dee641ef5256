import type { Place } from '#app/meetings/summary-document/phrase.ts';
import { readDocument, sentencesOf } from '#app/meetings/summary-document/read-summary-markdown.ts';
import {
  type CaseBlock,
  caseBlocks,
  headingMarkdown,
  withBlock,
  withLinesAtEnd,
} from './case-blocks.ts';
import type { Proceedings } from './proceedings.ts';

/** A draft's text with the cases that it tells of. */
export type Told = Pick<Proceedings, 'markdown' | 'cases'>;

/** The text with the line that says this alone under another case; a case without a part gets one. */
export function carryLine(
  { markdown, cases }: Told,
  { text, from, to }: { text: string; from: number | null; to: number },
): string {
  const one = cases[to];
  const line = from === null ? null : lineOf({ markdown, cases }, { text, place: from });
  if (!line || !one) return markdown;
  const words = markdown.slice(line.from, line.to);
  return addLines({ markdown: withoutPlace(markdown, line), cases }, { to, lines: [words] });
}

/** The text with these lines at the end of a case; a case without a part gets one. */
export function addLines(
  { markdown, cases }: Told,
  { to, lines }: { to: number; lines: readonly string[] },
): string {
  const one = cases[to];
  if (!one || !lines[0]) return markdown;
  const blocks = caseBlocks(markdown, cases);
  const block = blocks.get(to);
  if (!block) {
    const at = placeFor(to, blocks) ?? markdown.length;
    return withBlock(markdown, at, `${headingMarkdown(one)}\n\n${lines.join('\n')}`);
  }
  return withLinesAtEnd(markdown, block, lines);
}

/** Where a case that has no block yet belongs: behind the nearest one before it, else before the first. */
function placeFor(to: number, blocks: ReadonlyMap<number, CaseBlock>): number | undefined {
  const places = [...blocks.keys()];
  const before = places.filter((place) => place < to);
  return before.length > 0
    ? blocks.get(Math.max(...before))?.to
    : blocks.get(Math.min(...places))?.from;
}

/** The text without the line of a case that says this alone. */
export function withoutLine(told: Told, line: { text: string; place: number }): string {
  const found = lineOf(told, line);
  return found ? withoutPlace(told.markdown, found) : told.markdown;
}

/** The heading above it stays: what was taken up is named, whatever is told of it. */
export const withoutPlace = (markdown: string, { from, to }: Place) =>
  markdown.slice(0, from) + markdown.slice(to).replace(/^\r?\n/, '');

function lineOf(
  { markdown, cases }: Told,
  { text, place }: { text: string; place: number },
): Place | null {
  const block = caseBlocks(markdown, cases).get(place);
  if (!block) return null;
  const document = readDocument(markdown);
  const found = document.find((line) => {
    const said = sentencesOf([line]);
    const isInBlock = line.from >= block.heading.to && line.to <= block.to;
    return isInBlock && said.length === 1 && said[0]?.text === text;
  });
  return found ? { from: found.from, to: found.to } : null;
}
