import { type MarkdownBlock, markdownBlocks } from '../document/markdown-blocks.ts';
import { readBlock, readSummaryMarkdown } from '../document/summary-markdown.ts';

/**
 * The markdown with one of its sentences replaced (`with`: markdown with its citations), or taken
 * out where `with` is null, and nothing else changed. A heading with nothing left under it goes too.
 * Null where the sentence cannot be told apart from its surroundings.
 */
export function changeSentence(
  markdown: string,
  { index, with: replacement }: { index: number; with: string | null },
): string | null {
  const blocks = markdownBlocks(markdown);
  const place = placeOf(blocks, index);
  if (!place) return null;
  const { block, from, end } = place;
  const text = [block.text.slice(0, from).trim(), replacement ?? '', block.text.slice(end).trim()]
    .filter((part) => part !== '')
    .join(' ');
  const lines = markdown.split(/\r?\n/);
  const gone = new Set<number>();
  for (let line = block.firstLine; line <= block.lastLine; line += 1) gone.add(line);
  if (text === '') for (const line of emptiedHeadings(blocks, block)) gone.add(line);
  const changed = lines.flatMap((line, at) => {
    if (at === block.firstLine && text !== '') return [block.lead + text];
    return gone.has(at) ? [] : [line];
  });
  const result = `${changed
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
  return keepsOthers(markdown, result, { index, added: countOf(replacement) }) ? result : null;
}

type TextBlock = Extract<MarkdownBlock, { kind: 'text' }>;

function placeOf(blocks: readonly MarkdownBlock[], index: number) {
  let before = 0;
  for (const block of blocks) {
    if (block.kind === 'heading') continue;
    const own = readBlock(block.text);
    const found = own[index - before];
    if (found) return { block, from: found.from, end: found.end };
    before += own.length;
  }
  return null;
}

/** The lines of headings that only stood over this block. */
function emptiedHeadings(blocks: readonly MarkdownBlock[], block: TextBlock): number[] {
  const lines: number[] = [];
  const left = blocks.filter((other) => other !== block);
  let at = blocks.indexOf(block);
  for (;;) {
    const [above, below] = [left[at - 1], left[at]];
    if (above?.kind !== 'heading') return lines;
    const isEmpty = !below || (below.kind === 'heading' && below.level <= above.level);
    if (!isEmpty) return lines;
    lines.push(above.firstLine);
    left.splice(at - 1, 1);
    at -= 1;
  }
}

const countOf = (markdown: string | null) =>
  markdown === null ? 0 : readSummaryMarkdown(markdown).length;

function keepsOthers(before: string, after: string, change: { index: number; added: number }) {
  const said = (markdown: string) =>
    readSummaryMarkdown(markdown).map(({ text, citations }) => JSON.stringify([text, citations]));
  const [old, now] = [said(before), said(after)];
  const kept = [...old.slice(0, change.index), ...old.slice(change.index + 1)];
  now.splice(change.index, change.added);
  return JSON.stringify(kept) === JSON.stringify(now);
}
