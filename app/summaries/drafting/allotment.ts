import type { AgendaItem } from '#app/proceedings/agenda-item.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { Candidate } from './candidates.ts';

export type WordShares = { inShort: number; next: number; items: number[] };

type Given = {
  /** About how many words the summary should have. */
  total: number;
  items: readonly AgendaItem[];
  votes: readonly Vote[];
  candidates: readonly Candidate[];
  decisionWords: number;
};

const fewestWords = 18;

/** How long a summary usually is for a record of so many words. */
export function usualWords(recordWords: number): number {
  return Math.round(Math.max(250, Math.min(700, 220 + recordWords * 0.014)));
}

/** Shares a summary's words out: in short first, then to each item by its consequence. */
export function shareWords(given: Given): WordShares {
  const { total } = given;
  // Decisions are always told; the rest keeps at least half.
  const rest = Math.max(total - given.decisionWords, total * 0.5);
  // A short meeting is not told twice: its few sentences belong to its items.
  const sayable = given.candidates.reduce((sum, { words }) => sum + words, 0);
  const wished = rest < 220 ? rest * 0.7 : Math.max(70, rest * 0.22);
  const inShort = Math.min(wished, Math.max(25, sayable * 0.3));
  const next = rest < 150 ? 0 : Math.min(90, Math.max(35, rest * 0.12));
  const left = rest - inShort - next;
  const weights = given.items.map((item, index) => itemWeight(item, index, given));
  return { inShort, next, items: spread(weights, left) };
}

const kindWeights: Record<AgendaItem['kind'], number> = {
  opening: 0.7,
  consent: 0.5,
  action: 1,
  hearing: 1,
  'public comment': 1.3,
  report: 0.8,
  closing: 0,
};

function itemWeight(item: AgendaItem, index: number, given: Given): number {
  const own = given.candidates.filter((candidate) => candidate.item === index);
  if (own.length === 0 || item.kind === 'closing') return 0;
  const consequence = own.reduce((sum, candidate) => sum + candidate.consequence, 0) / own.length;
  const voted = given.votes.some((vote) => vote.item === index) ? 1.5 : 1;
  const kind = kindWeights[item.kind];
  return Math.sqrt(own.length) * (0.6 + consequence) * voted * kind;
}

/** Gives words by weight; an item that would get too few for a sentence leaves them to the others. */
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
