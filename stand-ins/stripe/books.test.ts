import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openStandIn, prices, subscribe } from '#tests/support/open-stand-in.ts';

const day = 86_400;
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      do: fc.constant('change' as const),
      price: fc.constantFrom(prices.basic, prices.premium),
      how: fc.constantFrom('always_invoice', 'create_prorations', 'none'),
    }),
    fc.record({ do: fc.constant('card' as const), good: fc.boolean() }),
    fc.record({ do: fc.constant('cancel' as const), cancel: fc.boolean() }),
  ),
  { maxLength: 12 },
);

it('keeps its books in order, whatever happens: what is billed is paid, owed or credited', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const { standIn, stripe } = openStandIn();
      const { customer, subscription, item } = await subscribe({ standIn, stripe });
      for (const step of history) {
        if (step.do === 'wait') standIn.advance(step.days * day);
        if (step.do === 'card') standIn.changeCard(customer, step.good ? 'accepted' : 'declined');
        if (standIn.world.subscriptions.get(subscription)?.status === 'canceled') continue;
        if (step.do === 'cancel') {
          await stripe.subscriptions.update(subscription, { cancel_at_period_end: step.cancel });
        }
        if (step.do === 'change') {
          await stripe.subscriptions.update(subscription, {
            items: [{ id: item, price: step.price }],
            proration_behavior: step.how,
          });
        }
      }
      const { world } = standIn;
      const final = [...world.invoices.values()].filter(({ status }) => status !== 'draft');
      const billed = final
        .flatMap(({ lines }) => lines)
        .reduce((sum, { amount }) => sum + amount, 0);
      const due = final.reduce((sum, { amountDue }) => sum + amountDue, 0);
      expect(billed).toBe(due + (world.customers.get(customer)?.balance ?? 0));
      for (const { id, status, amountDue, amountPaid } of final) {
        const charges = [...world.charges.values()].filter(({ invoice }) => invoice === id);
        const taken = charges.filter(({ paid }) => paid).map(({ amount }) => amount);
        expect(taken).toEqual(status === 'paid' && amountDue > 0 ? [amountDue] : []);
        expect(amountPaid).toBe(status === 'paid' ? amountDue : 0);
      }
      const { status, periodEnd } = world.subscriptions.get(subscription) ?? {};
      const owes = final.some((invoice) => invoice.status === 'open');
      if (status !== 'canceled') {
        expect(status).toBe(owes ? 'past_due' : 'active');
        expect(periodEnd).toBeGreaterThan(standIn.now());
      }
    }),
    { numRuns: 300 },
  );
});
