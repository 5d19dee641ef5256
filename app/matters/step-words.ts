import { outcomes, shownOutcome } from '#app/meetings/outcome-words.ts';
import type { BadgeState } from '#app/ui/Badge.tsx';

type Step = { state: string | null; until?: string | null; isConsent?: boolean };

/** What became of a matter at a meeting, in the words of its badge. */
export function stepWords({ state, until = null, isConsent = false }: Step): {
  words: string;
  badge: BadgeState;
} {
  if (state === null) return { words: 'On the agenda', badge: 'open' };
  const shown = shownOutcome(state) ?? outcomes.discussed;
  if (isConsent && state === 'adopted') return { ...shown, words: 'Adopted by consent' };
  return { badge: shown.badge, words: until === null ? shown.words : `${shown.words} · ${until}` };
}
