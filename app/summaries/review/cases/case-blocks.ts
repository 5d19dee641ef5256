import type { Place } from '#app/meetings/summary-document/phrase.ts';
import { readLines } from '#app/meetings/summary-document/read-lines.ts';
import {
  caseLevel,
  caseOfHeading,
  headingOf,
  headingText,
  titleInHeading,
} from '../../account/case-of-heading.ts';
import type { StoredCase } from '../../case-rows.server.ts';
import { escapeMarkdown } from '../../document/escape-markdown.ts';
import { caseHeading } from '../../document/summary-markdown.ts';

/** What of a summary is told of a case: from its heading to the next. */
export type CaseBlock = Place & { heading: Place };

/** The blocks of a summary by the places of their cases; a case that it does not name has none. */
export function caseBlocks(
  markdown: string,
  cases: readonly StoredCase[],
): ReadonlyMap<number, CaseBlock> {
  const left = cases.map((one, place) => ({ ...one, place }));
  const heads = readLines(markdown).filter(
    (line) => line.kind === 'heading' && line.level <= caseLevel,
  );
  const blocks = new Map<number, CaseBlock>();
  for (const [at, head] of heads.entries()) {
    if (head.kind !== 'heading' || head.level !== caseLevel) continue;
    const found = caseOfHeading(headingText(head), left);
    const [one] = found < 0 ? [] : left.splice(found, 1);
    if (!one) continue;
    const to = heads[at + 1]?.from ?? markdown.length;
    blocks.set(one.place, { from: head.from, to, heading: { from: head.from, to: head.to } });
  }
  return blocks;
}

/** A case's title as it was left over its part of the text, where that was edited by hand. */
export function shownTitle(
  one: Pick<StoredCase, 'designator' | 'title'>,
  { block, markdown }: { block: CaseBlock | undefined; markdown: string },
): string {
  const [line] = block ? readLines(markdown.slice(block.heading.from, block.heading.to)) : [];
  const title = line ? headingText(line) : headingOf(one);
  return title === headingOf(one) ? one.title : titleInHeading(one, title);
}

/** The case that is told at an offset of the markdown, by its place; null before the first and between parts. */
export function caseAround(blocks: ReadonlyMap<number, CaseBlock>, offset: number): number | null {
  const around = [...blocks].find(([, { heading, to }]) => heading.to <= offset && offset < to);
  return around?.[0] ?? null;
}

export const headingMarkdown = (one: StoredCase) => `### ${escapeMarkdown(caseHeading(one))}`;

/** The markdown with one stretch of it replaced. */
export const replaced = (markdown: string, { from, to }: Place, by: string) =>
  markdown.slice(0, from) + by + markdown.slice(to);

/** The markdown with a block of its own between two others, or in the place of what is there. */
export function withBlock(markdown: string, at: number, block: string, until = at): string {
  const head = markdown.slice(0, at).trimEnd();
  const tail = markdown.slice(until).trimStart();
  const parts = [head, block.trim(), tail].filter((part) => part !== '');
  return `${parts.join('\n\n').trimEnd()}\n`;
}

/** The markdown with lines at the end of one stretch of it: a list goes on, anything else is parted from what is there. */
export function withLinesAtEnd(
  markdown: string,
  { from, to }: Place,
  lines: readonly string[],
): string {
  const told = markdown.slice(from, to).trimEnd();
  const isList = /^[-*] /.test(lines[0] ?? '') && /\n[-*] .*$/.test(told);
  const end = { from: from + told.length, to: from + told.length };
  return replaced(markdown, end, `${isList ? '\n' : '\n\n'}${lines.join('\n')}`);
}
