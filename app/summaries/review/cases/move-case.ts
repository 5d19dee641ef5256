import { caseBlocks, replaced, withBlock } from './case-blocks.ts';
import { type Proceedings, withPlaces } from './proceedings.ts';

/** A case, with what is told of it, at another place among the cases. */
export function moveCase(
  proceedings: Proceedings,
  { from, to }: { from: number; to: number },
): Proceedings {
  const { markdown, cases } = proceedings;
  const one = cases[from];
  if (!one || from === to || !cases[to]) return proceedings;
  const order = cases
    .map((_, place) => place)
    .toSpliced(from, 1)
    .toSpliced(to, 0, from);
  const blocks = caseBlocks(markdown, cases);
  const block = blocks.get(from);
  const after = order.slice(to + 1).find((place) => blocks.has(place));
  const before = order.slice(0, to).findLast((place) => blocks.has(place));
  const at = after === undefined ? blocks.get(before ?? from)?.to : blocks.get(after)?.from;
  return {
    markdown: block && at !== undefined ? movedBlock(markdown, block, at) : markdown,
    cases: order.flatMap((place) => cases[place] ?? []),
    ...withPlaces(proceedings, (place) => order.indexOf(place)),
  };
}

function movedBlock(markdown: string, block: { from: number; to: number }, at: number): string {
  if (at >= block.from && at <= block.to) return markdown;
  const text = markdown.slice(block.from, block.to);
  const length = block.to - block.from;
  const rest = replaced(markdown, block, '');
  return withBlock(rest, at > block.from ? at - length : at, text);
}
