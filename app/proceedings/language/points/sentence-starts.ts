import { pattern, words } from '#app/platform/language/pattern.ts';
import { bareStarts } from '../bare-clauses.ts';
import { hesitations } from '../hesitation.ts';
import { tokenize } from '../tokens.ts';
import { aroundGap, viewable, views } from './around-gap.ts';
import table from './points.json' with { type: 'json' };

/** Where a sentence begins, as a place in the text, and how sure that is, from 0 to 1. */
export type SentenceStart = { at: number; sureness: number };

let weights: ReadonlyMap<string, number>[] | null = null;

/** Taken apart when first asked for: records with points do without. */
function learned(): ReadonlyMap<string, number>[] {
  weights ??= views.map((view) => {
    const { seen, worth } = table.views[view];
    return new Map(seen.split('|').map((words, at) => [words, (worth[at] ?? 0) / table.unit]));
  });
  return weights;
}

/**
 * 'We close the pool if', 'nobody pays according to', 'he said': whatever stands before it, such words belong to that,
 * and without them it would say more.
 */
const goesOn = pattern('iu')`^(?:${hesitations} )*(?:${words(
  'if unless according only no not never because provided except until without than that which who',
)}\b|(?:he|she|they|I|we|it|you) (?:${words('said says claimed claims told thought')}|(?:would|could|will) never|never)\b)`;

/** In letters: enough for the first words of a sentence. */
const longestBegun = 40;

/** Less sure than this a place is no start. */
const fewest = 0.2;

/**
 * Where sentences begin in words that nothing parts, as captions without points have them, by what
 * was learned from records with points (README.md). What stands before a hesitation ends there.
 */
export function sentenceStarts(text: string): SentenceStart[] {
  const words = viewable(tokenize(text));
  const bare = new Set(bareStarts(text));
  return words.flatMap(({ from, isParted }, at) => {
    if (at === 0 || isParted) return [];
    const sureness = surenessOf(aroundGap(words, at));
    const isStart = sureness >= fewest || bare.has(from.start);
    return isStart && !goesOn.test(text.slice(from.start, from.start + longestBegun))
      ? [{ at: from.start, sureness }]
      : [];
  });
}

function surenessOf(around: readonly string[]): number {
  const sum = learned().reduce(
    (total, view, at) => total + (view.get(around[at] ?? '') ?? 0),
    table.start,
  );
  return 1 / (1 + Math.exp(-sum));
}
