import { apiRequestsADay, planName, plans } from '#app/plans/plan-catalogue.ts';

/** Keys that a reader can have at a time: one for each of their programs. */
export const mostKeys = 10;

export const mayUseApi = (tier: string | null): boolean => apiRequestsADay(tier) !== 0;

/** What a reader whose plan has no API is told, here and by the API itself. */
export function notInPlan(tier: string | null): string {
  const enough = plans.find(({ apiRequestsADay }) => apiRequestsADay !== 0);
  return `Your plan, ${planName(tier)}, does not include the API. ${enough?.name} does.`;
}

/** '1,000 requests a day' */
export function allowanceWords(tier: string | null): string {
  const limit = apiRequestsADay(tier);
  return limit === null
    ? 'no limit of requests'
    : `${limit.toLocaleString('en-US')} requests a day`;
}
