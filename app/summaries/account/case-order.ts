import type { CaseCard } from './account.ts';

/** In which order a reader sees the cases. */
export type CaseOrder = 'agenda' | 'decided';

/** What an address asks for; what makes no sense asks for the agenda's. */
export function readCaseOrder(search: URLSearchParams): CaseOrder {
  return search.get('order') === 'decided' ? 'decided' : 'agenda';
}

/** Of which nothing is told: one line is enough. */
export function isQuiet({ lines, votes, members, named }: CaseCard): boolean {
  const isDue = named.some(({ kind }) => kind === 'deadline');
  return lines.length + votes.length + members.length === 0 && !isDue;
}

/** Those that were decided, then those of which something is told, each in the agenda's order. */
export function inOrder(cases: readonly CaseCard[], order: CaseOrder): CaseCard[] {
  if (order === 'agenda') return [...cases];
  return cases.toSorted((one, other) => rank(one) - rank(other));
}

const rank = (card: CaseCard) => (card.outcome?.isDecided ? 0 : isQuiet(card) ? 2 : 1);

/** Whether the order makes a difference. */
export function canBeOrdered(cases: readonly CaseCard[]): boolean {
  return inOrder(cases, 'decided').some((card, place) => card !== cases[place]);
}
