import { isToldAtOnce } from '#app/plans/plan-catalogue.ts';
import type { DigestChoice } from '../digest-choice.ts';

/** What the rates of a saved search are called where a reader chooses. */
export const rateWords: Record<DigestChoice, string> = {
  'at-once': 'As soon as it finds something',
  daily: 'Daily, at 7 in the morning',
  weekly: 'Weekly, on Monday at 7 in the morning',
  off: 'Never',
};

/** When a reader on a plan is told: where the plan has no mail at once, on the next morning. */
export const toldRate = (rate: DigestChoice, tier: string | null): DigestChoice =>
  rate === 'at-once' && !isToldAtOnce(tier) ? 'daily' : rate;
