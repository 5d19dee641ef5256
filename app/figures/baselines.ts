import { rougeN, rougeTokens } from './rouge.ts';
import type { Random } from './seeded-random.ts';

// Sentences of the record are taken whole; the last may run over the wanted length by a tenth.
const overrun = 1.1;
const wordsOf = (text: string) => text.split(/\s+/).length;

/** The sentences in the given order, as many as fit, put back into the order of the record. */
function fill(sentences: readonly string[], order: readonly number[], words: number): string {
  const taken: number[] = [];
  let length = 0;
  for (const index of order) {
    const own = wordsOf(sentences[index] ?? '');
    if (length > 0 && length + own > words * overrun) continue;
    taken.push(index);
    length += own;
    if (length >= words) break;
  }
  return inOrder(sentences, taken);
}

function inOrder(sentences: readonly string[], taken: readonly number[]): string {
  return [...taken]
    .sort((a, b) => a - b)
    .map((index) => sentences[index] ?? '')
    .join(' ');
}

/** The meeting's first sentences. */
export function leadSummary(sentences: readonly string[], words: number): string {
  return fill(sentences, [...sentences.keys()], words);
}

export function randomSummary(sentences: readonly string[], words: number, random: Random): string {
  return fill(sentences, random.shuffle([...sentences.keys()]), words);
}

/** TextRank (Mihalcea and Tarau 2004): sentences that share words recommend one another. */
export function textRankSummary(sentences: readonly string[], words: number): string {
  const rank = textRank(sentences);
  const order = [...sentences.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || a - b);
  return fill(sentences, order, words);
}

const damping = 0.85;
const rounds = 30;

export function textRank(sentences: readonly string[]): Float64Array {
  const count = sentences.length;
  const bags = sentences.map((text) => new Set(rougeTokens(text)));
  const weights = bags.map((bag, from) =>
    Float64Array.from(bags, (other, to) => (from === to ? 0 : likeness(bag, other))),
  );
  const totals = weights.map((row) => row.reduce((sum, value) => sum + value, 0));
  let rank = new Float64Array(count).fill(1);
  for (let round = 0; round < rounds; round += 1) {
    const next = new Float64Array(count).fill(1 - damping);
    weights.forEach((row, from) => {
      const total = totals[from] ?? 0;
      if (total === 0) return;
      const share = (damping * (rank[from] ?? 0)) / total;
      row.forEach((weight, to) => {
        next[to] = (next[to] ?? 0) + share * weight;
      });
    });
    rank = next;
  }
  return rank;
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size < 2 || b.size < 2) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (Math.log(a.size) + Math.log(b.size));
}

/**
 * What whole sentences of the record can reach at most, nearly: one by one the sentence that adds
 * most to ROUGE-1 and ROUGE-2 together. It has seen the human summary, and is no method.
 */
export function oracleSummary(
  sentences: readonly string[],
  words: number,
  reference: string,
): string {
  const wanted = rougeTokens(reference);
  const tokens = sentences.map(rougeTokens);
  const taken: number[] = [];
  let [chosen, length, highest]: [string[], number, number] = [[], 0, 0];
  for (;;) {
    let best = -1;
    tokens.forEach((own, index) => {
      if (taken.includes(index)) return;
      if (length > 0 && length + wordsOf(sentences[index] ?? '') > words * overrun) return;
      const joined = [...chosen, ...own];
      const value = rougeN(joined, wanted, 1) + rougeN(joined, wanted, 2);
      if (value > highest) [best, highest] = [index, value];
    });
    if (best < 0) return inOrder(sentences, taken);
    taken.push(best);
    chosen = [...chosen, ...(tokens[best] ?? [])];
    length += wordsOf(sentences[best] ?? '');
  }
}
