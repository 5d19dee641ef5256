import { z } from 'zod';
import { StripeFault } from './fault.ts';
import { text, wholeNumber } from './fields.ts';
import { offerOf, type Stand } from './stand.ts';
import type { SubscriptionRecord } from './world.ts';

/** How a change of plan is asked for, by an update and by a preview alike. */
export const itemFields = z
  .array(
    z.strictObject({
      id: text.optional(),
      price: text.optional(),
      quantity: wholeNumber.pipe(z.number().min(1)).optional(),
    }),
  )
  .length(1);

export const prorationFields = {
  proration_behavior: z
    .enum(['create_prorations', 'always_invoice', 'none'])
    .default('create_prorations'),
  proration_date: wholeNumber.optional(),
  billing_cycle_anchor: z.literal('unchanged').optional(),
};

export type Choice = { price: string; quantity: number };

/** The plan that a subscription would have. @throws StripeFault */
export function choiceOf(
  stand: Stand,
  subscription: SubscriptionRecord,
  items: z.output<typeof itemFields>,
): Choice {
  const [item] = items;
  if (item?.id !== subscription.itemId) {
    if (item?.id !== undefined) {
      throw new StripeFault(`No such subscription_item: '${item.id}'`, {
        status: 404,
        code: 'resource_missing',
        param: 'items[0][id]',
      });
    }
    // Without the item's id Stripe would add a second item: two plans at once.
    throw new StripeFault('The stand-in knows subscriptions with one item: name it by its id.', {
      param: 'items[0][id]',
    });
  }
  const { price = subscription.price, quantity = subscription.quantity } = item;
  offerOf(stand, price, 'items[0][price]');
  return { price, quantity };
}

/** The moment from which a change counts. @throws StripeFault for one outside the period */
export function prorationMoment(
  stand: Stand,
  { periodStart, periodEnd }: SubscriptionRecord,
  asked: number | undefined,
): number {
  const at = asked ?? stand.now();
  if (at < periodStart || at > periodEnd) {
    throw new StripeFault(
      'Cannot specify `proration_date` outside of the current billing period of the subscription.',
      { param: 'proration_date' },
    );
  }
  return at;
}
