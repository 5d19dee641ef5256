import type { Compared } from '../comparison/compared.ts';
import { oncePer } from '../statement/per-statement.ts';
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

export const evidenceOf = oncePer(weigh);

function weigh(compared: Compared): Evidence {
  const low = Math.max(0, enoughWording - compared.wording.share);
  const weakest = weakestClause(compared);
  const sum = weights.bias + weights.low * low + weights.weakness * weakest.weakness;
  return { low, weakest, doubt: 1 / (1 + Math.exp(-sum)) };
}
