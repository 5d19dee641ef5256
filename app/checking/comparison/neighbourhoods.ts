import type { Statement } from '../statement/statement.ts';

/** Tokens on either side of a word that tell what it is said of; a source rambles more. */
const reach = { sentence: 6, source: 12 };
const wideReach = { sentence: 8, source: 14 };
/** Most of what stands around a word, three words at most: 0.4 does alike, 0.6 catches two less. */
const mostOf = { share: 0.5, words: 3 };

/** Whether two words stand among the same words in sentence and source. */
export function shareNeighbours(
  sentence: Statement,
  index: number,
  source: Statement,
  at: number,
): boolean {
  const around = stemsAround(sentence, index, reach.sentence);
  for (let near = Math.max(0, at - reach.source); near <= at + reach.source; near += 1) {
    const found = source.stems[near];
    if (near !== at && found && around.has(found)) return true;
  }
  return around.size <= 1;
}

/** Whether most of what a sentence says around a word stands around it in the source as well. */
export function saysSameAround(
  sentence: Statement,
  index: number,
  source: Statement,
  at: number,
): boolean {
  const around = stemsAround(sentence, index, wideReach.sentence);
  around.delete(sentence.stems[index] ?? '');
  const found = stemsAround(source, at, wideReach.source);
  let shared = 0;
  for (const stemmed of around) if (found.has(stemmed)) shared += 1;
  return shared >= Math.min(mostOf.words, around.size * mostOf.share);
}

function stemsAround({ stems }: Statement, index: number, tokens: number): Set<string> {
  const from = Math.max(0, index - tokens);
  return new Set(stems.slice(from, index + tokens + 1).filter((stemmed) => stemmed !== ''));
}
