import type { Compared } from '../comparison/compared.ts';
import { isOfOutcome } from '../comparison/coverage.ts';
import { oncePer } from '../statement/per-statement.ts';
import { carriedWords, lackOf } from './carried-words.ts';
import { type WeakClause, weakestClause } from './weakest-clause.ts';
import { weights } from './weights.ts';

/** What speaks for and against a sentence as a whole, beyond what any one rule knows. */
export type Evidence = {
  /** How far its wording falls short of what a carried sentence has. */
  low: number;
  weakest: WeakClause;
  /** From 0 to 1, fitted: how likely sentences with as much against them are untrue. */
  doubt: number;
};

/** A sentence with so much of its wording in the source lacks none; 0.65 and 0.85 do alike. */
const enoughWording = 0.75;

/** Words of less weight claim nothing that other rules do not judge. */
const leastWeight = 1;

/** 'The vote was unanimous, 5-0': what is judged with outcomes, counts and names, and no more. */
export const saysNothingElse = oncePer((compared: Compared): boolean => {
  const { tokens } = compared.sentence;
  const others = carriedWords(compared).filter(({ at }) => !isOfOutcome(tokens[at]?.word ?? ''));
  return lackOf(others).weight < leastWeight;
});

export const evidenceOf = oncePer(weigh);

function weigh(compared: Compared): Evidence {
  const low = saysNothingElse(compared) ? 0 : Math.max(0, enoughWording - compared.wording.share);
  const weakest = weakestClause(compared);
  const sum = weights.bias + weights.low * low + weights.weakness * weakest.weakness;
  return { low, weakest, doubt: 1 / (1 + Math.exp(-sum)) };
}
