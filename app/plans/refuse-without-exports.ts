import { AppError } from '#app/platform/app-error.ts';
import { hasExports, plans } from './plan-catalogue.ts';

/** @throws AppError forbidden where the plan has no files of lists */
export function refuseWithoutExports(tier: string | null): void {
  if (hasExports(tier)) return;
  throw new AppError('forbidden', `Downloads as CSV are part of the ${firstPlan} plan and above.`);
}

const firstPlan = plans.find((plan) => plan.hasExports)?.name;
