import type { Case } from '#app/proceedings/cases/case.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Candidate } from './candidates.ts';

type Given = {
  /** About how many words the summary should have. */
  total: number;
  cases: readonly Case[];
  votes: readonly Vote[];
  /** Those of each case. */
  candidates: readonly (readonly Candidate[])[];
  decisionWords: number;
};

const fewestWords = 18;

/** How long a summary usually is for a record of so many words. */
export function usualWords(recordWords: number): number {
  return Math.round(Math.max(250, Math.min(2400, 320 + recordWords * 0.1)));
}

/** Shares the words that are left beside the decisions out to the cases, by their consequence. */
export function shareWords(given: Given): number[] {
  // Decisions are always told; the rest keeps at least half.
  const left = Math.max(given.total - given.decisionWords, given.total * 0.75);
  const weights = given.cases.map((one, index) => caseWeight(one, index, given));
  return spread(weights, left);
}

/** Of what was said four times as long more than twice as much is told, and not four times. */
const longer = 0.6;

const kindWeights: Record<Case['kind'], number> = {
  opening: 0.7,
  consent: 0.5,
  action: 1,
  hearing: 1,
  'public comment': 1.3,
  report: 0.8,
  closing: 0,
};

function caseWeight(one: Case, index: number, given: Given): number {
  const own = given.candidates[index] ?? [];
  if (own.length === 0 || one.kind === 'closing') return 0;
  const telling = own.reduce((sum, candidate) => sum + candidate.telling, 0) / own.length;
  // What nobody announced and is talked of at length matters to those who are there.
  const matters = given.votes.some((vote) => vote.items.includes(index)) || isTalk(one);
  const kind = kindWeights[one.kind];
  return own.length ** longer * (0.4 + telling) * (matters ? 1.5 : 1) * kind;
}

const isTalk = ({ title, entry }: Case) => entry === null && /^Discussion\b/.test(title);

/** Gives words by weight; a case that would get too few for a sentence leaves them to the others. */
function spread(weights: readonly number[], words: number): number[] {
  const order = weights
    .map((weight, index) => ({ weight, index }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  let count = order.length;
  while (count > 1) {
    const sum = order.slice(0, count).reduce((total, { weight }) => total + weight, 0);
    if (((order[count - 1]?.weight ?? 0) / sum) * words >= fewestWords) break;
    count -= 1;
  }
  const kept = order.slice(0, count);
  const sum = kept.reduce((total, { weight }) => total + weight, 0);
  const shares = weights.map(() => 0);
  if (words < fewestWords) return shares;
  for (const { weight, index } of kept) shares[index] = (weight / sum) * words;
  return shares;
}
