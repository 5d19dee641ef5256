import { describe, expect, it } from 'vitest';
import {
  leadSummary,
  oracleSummary,
  randomSummary,
  textRank,
  textRankSummary,
} from './baselines.ts';
import { rouge } from './rouge.ts';
import { seededRandom } from './seeded-random.ts';

const sentences = [
  'The meeting came to order at seven.',
  'The library budget is cut by a tenth.',
  'Somebody dropped a glass of water.',
  'The council cut the library budget by a tenth.',
  'A tenth of the library budget is cut next year.',
];
const words = 15;

describe('what drafts are held against', () => {
  it('the lead is the first sentences, up to the length', () => {
    expect(leadSummary(sentences, words)).toBe(sentences.slice(0, 2).join(' '));
  });

  it('random sentences are whole, in the order of the record, the same for a seed', () => {
    const summary = randomSummary(sentences, words, seededRandom(4));
    expect(summary).toBe(randomSummary(sentences, words, seededRandom(4)));
    const at = sentences.filter((sentence) => summary.includes(sentence));
    expect(summary).toBe(at.join(' '));
  });

  it('TextRank prefers sentences that share words with others', () => {
    const rank = textRank(sentences);
    expect(rank[2]).toBeLessThan(rank[1] ?? 0);
    expect(rank[2]).toBeLessThan(rank[3] ?? 0);
    expect(textRankSummary(sentences, 8)).toMatch(/library budget/);
    expect(textRankSummary(sentences, 8)).not.toMatch(/glass/);
  });

  it('the oracle has seen the human summary, and comes nearest to it', () => {
    const reference = 'The council cut the library budget.';
    const oracle = rouge(oracleSummary(sentences, words, reference), reference);
    for (const other of [leadSummary(sentences, words), textRankSummary(sentences, words)])
      expect(oracle.one + oracle.two).toBeGreaterThanOrEqual(
        rouge(other, reference).one + rouge(other, reference).two,
      );
  });
});
