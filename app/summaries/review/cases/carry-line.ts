import type { Place } from '#app/meetings/summary-document/phrase.ts';
import { readDocument, sentencesOf } from '#app/meetings/summary-document/read-summary-markdown.ts';
import { caseBlocks, headingMarkdown, replaced, withBlock } from './case-blocks.ts';
import type { Proceedings } from './proceedings.ts';

type Told = Pick<Proceedings, 'markdown' | 'cases'>;

/** The text with the line that says this alone under another case; a case without a part gets one. */
export function carryLine(
  { markdown, cases }: Told,
  { text, from, to }: { text: string; from: number | null; to: number },
): string {
  const one = cases[to];
  const line = from === null ? null : lineOf({ markdown, cases }, { text, place: from });
  if (!line || !one) return markdown;
  const words = markdown.slice(line.from, line.to);
  const rest = withoutPlace(markdown, line);
  const blocks = caseBlocks(rest, cases);
  const block = blocks.get(to);
  if (!block) {
    const before = [...blocks.keys()].filter((place) => place < to);
    const after = blocks.get(Math.max(...before))?.to ?? rest.length;
    return withBlock(rest, after, `${headingMarkdown(one)}\n\n${words}`);
  }
  const told = rest.slice(block.from, block.to).trimEnd();
  const isList = /^[-*] /.test(words) && /\n[-*] .*$/.test(told);
  const end = { from: block.from + told.length, to: block.from + told.length };
  return replaced(rest, end, `${isList ? '\n' : '\n\n'}${words}`);
}

/** The text without the line of a case that says this alone. */
export function withoutLine(told: Told, line: { text: string; place: number }): string {
  const found = lineOf(told, line);
  return found ? withoutPlace(told.markdown, found) : told.markdown;
}

/** The heading above it stays: what was taken up is named, whatever is told of it. */
const withoutPlace = (markdown: string, { from, to }: Place) =>
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
