import type { Findings } from './finding-fields.ts';

export type { Findings };

export const unanswered = { confirmedReason: null, confirmedById: null, confirmedAt: null };
export const noFindings = (): Findings => ({ found: [], ...unanswered });

/** Whether it has to be changed or answered before readers see it. */
export const isOpen = ({ found, confirmedReason }: Pick<Findings, 'found' | 'confirmedReason'>) =>
  found.length > 0 && confirmedReason === null;

/** `isOpen` as a condition on rows. */
export const isOpenRow = { NOT: { found: '[]' }, confirmedReason: null };

/** With what is found now: an answer holds for what it was given to, and for less. */
export function findAnew<T extends Findings>(before: T, found: readonly string[]): T {
  const isAnswered = found.length > 0 && found.every((one) => before.found.includes(one));
  return { ...before, found: [...found], ...(isAnswered ? {} : unanswered) };
}

/** What a finding is of: a case by its place, or a vote by its index. */
export const findingKinds = ['case', 'vote'] as const;
export type FindingOf = { of: (typeof findingKinds)[number]; index: number };
