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

/** Null for a state that readers are told nothing of. */
export function shownOutcome(state: string): ShownOutcome | null {
  const known: Record<string, ShownOutcome> = outcomes;
  return Object.hasOwn(known, state) ? (known[state] ?? null) : null;
}
