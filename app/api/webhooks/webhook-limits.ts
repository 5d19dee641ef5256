import { planName, plans, webhooksOf } from '#app/plans/plan-catalogue.ts';

export const mayUseWebhooks = (tier: string | null): boolean => webhooksOf(tier) > 0;

/** What a reader whose plan has no webhooks is told. */
export function noWebhooks(tier: string | null): string {
  const enough = plans.find(({ webhooks }) => webhooks > 0);
  return `Your plan, ${planName(tier)}, does not include webhooks. ${enough?.name} does.`;
}

/** '1 webhook', '20 webhooks' */
export const webhookCount = (count: number): string =>
  `${count} ${count === 1 ? 'webhook' : 'webhooks'}`;
