import { type Mark, marks } from '../open-mark.ts';

/** In which order a reviewer sees the sentences: what is to be settled first, or as readers will. */
export type SentenceOrder = 'risk' | 'told';

/** A sentence that is not settled, by its number counted from 1. */
export type OpenSentence = { number: number; mark: Mark };

/** What an address asks for; what makes no sense asks for the risk. */
export const readSentenceOrder = (search: URLSearchParams): SentenceOrder =>
  search.get('order') === 'told' ? 'told' : 'risk';

/** The sentences by what is held against them, the greatest risk first; those that are settled last. */
export function byRisk<T extends { open: Mark | null }>(
  sentences: readonly T[],
): { mark: Mark | null; sentences: T[] }[] {
  return [...marks, null]
    .map((mark) => ({ mark, sentences: sentences.filter(({ open }) => open === mark) }))
    .filter((group) => group.sentences.length > 0);
}

/** The same, without those that nothing is left to be done about. */
export function openByRisk(open: readonly OpenSentence[]): { mark: Mark; numbers: number[] }[] {
  return marks
    .map((mark) => ({
      mark,
      numbers: open.flatMap((one) => (one.mark === mark ? one.number : [])),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}
