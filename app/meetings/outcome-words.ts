import type { BadgeState } from '#app/ui/Badge.tsx';

export type ShownOutcome = { words: string; badge: BadgeState; isDecided?: true };

/** What readers are told of each state that a case can end in. A vote ends in one of the first. */
export const outcomes = {
  adopted: { words: 'Adopted', badge: 'adopted', isDecided: true },
  'adopted as amended': { words: 'Adopted as amended', badge: 'adopted', isDecided: true },
  rejected: { words: 'Rejected', badge: 'rejected', isDecided: true },
  tied: { words: 'Tied, not adopted', badge: 'rejected', isDecided: true },
  postponed: { words: 'Postponed', badge: 'pending' },
  tabled: { words: 'Tabled', badge: 'pending' },
  withdrawn: { words: 'Withdrawn', badge: 'open' },
  continued: { words: 'Continued', badge: 'pending' },
  introduced: { words: 'First reading', badge: 'pending' },
  'hearing set': { words: 'Hearing set', badge: 'pending' },
  referred: { words: 'Referred', badge: 'pending' },
  'received and filed': { words: 'Received and filed', badge: 'open' },
  nominated: { words: 'Nominated', badge: 'open' },
  'no action': { words: 'No vote was taken', badge: 'open' },
  discussed: { words: 'No vote was taken', badge: 'open' },
} satisfies Record<string, ShownOutcome>;

type AdviceOutcome = ShownOutcome & { on: keyof typeof outcomes };

/** What a body only recommends to those who decide is adopted by nobody yet. */
const adviceOutcomes: Record<string, AdviceOutcome> = {
  recommended: { words: 'Recommended', badge: 'adopted', isDecided: true, on: 'adopted' },
  'recommended as amended': {
    ...{ words: 'Recommended as amended', badge: 'adopted', isDecided: true },
    on: 'adopted as amended',
  },
  'denial recommended': {
    ...{ words: 'Denial recommended', badge: 'rejected', isDecided: true },
    on: 'rejected',
  },
};
const adviceByState = new Map<string, string>(
  Object.entries(adviceOutcomes).map(([advice, { on }]) => [on, advice]),
);
const shownOutcomes = new Map<string, ShownOutcome>(
  Object.entries<ShownOutcome>({ ...outcomes, ...adviceOutcomes }),
);

/** A state as it is shown where its body decided no more than what to recommend: 'recommended' for 'adopted'. */
export const asAdvice = (state: string): string => adviceByState.get(state) ?? state;

/** The state that is recommended: 'adopted' for 'recommended', any other as it is. */
export const withoutAdvice = (state: string): string =>
  Object.hasOwn(adviceOutcomes, state) ? (adviceOutcomes[state]?.on ?? state) : state;

/** Null for a state that readers are told nothing of. */
export const shownOutcome = (state: string): ShownOutcome | null =>
  shownOutcomes.get(state) ?? null;
