import { isToldAtOnce, plans } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { DigestChoice } from '../digest-choice.ts';

/** @throws AppError forbidden where a plan has no mail at once */
export function refuseRate(rate: DigestChoice, tier: string | null): void {
  if (rate === 'at-once' && !isToldAtOnce(tier)) throw new AppError('forbidden', notAtOnce);
}

const first = plans.find(({ isToldAtOnce: isTold }) => isTold);

/** What a reader is told whose plan has no mail at once. */
export const notAtOnce = `Your plan tells you daily or weekly. The ${first?.name} plan tells you at once.`;
