import { findPlan, formatPrice, type PendingPlan } from './plan-catalogue.ts';

/** What whoever came from the prices is told beside the sign-up. */
export type ChosenPlan = { title: string; text: string };

export function chosenPlan(tier: PendingPlan): ChosenPlan | null {
  const plan = findPlan(tier);
  if (!plan?.price) return null;
  const { cents, insteadOfCents } = plan.price;
  if (cents === 0) {
    return { title: `You chose ${plan.name}, which is free`, text: plan.description };
  }
  const early =
    insteadOfCents === null
      ? ''
      : `Early access pricing, instead of ${formatPrice(insteadOfCents)}. `;
  return {
    title: `You chose ${plan.name}: ${formatPrice(cents)} a month`,
    text: `${early}You pay by card in the next step; nothing is charged before.`,
  };
}
