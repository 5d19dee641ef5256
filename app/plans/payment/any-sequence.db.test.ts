import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { sequencesOf } from '#tests/support/sequences.ts';
import {
  deliver,
  openStripe,
  type Stripe,
  sessionOn,
  siteUrl,
} from '#tests/support/stripe-world.ts';
import type { SoldTier } from '../plan-catalogue.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.server.ts';
import { changePlan, offerChange } from './change-plan.server.ts';
import { tierOfPrice } from './payment-settings.server.ts';
import { reconcile } from './reconcile.server.ts';
import { startCheckout } from './start-checkout.server.ts';
import { stripe } from './stripe.server.ts';

const day = 86_400;
const tier = fc.constantFrom<SoldTier>('basic', 'premium');

/** What readers, banks, time and Stripe's deliveries do, in any order. */
const step = fc.oneof(
  fc.record({ do: fc.constant('subscribe' as const), tier, pays: fc.boolean() }),
  fc.record({ do: fc.constant('change' as const), tier }),
  fc.record({
    do: fc.constantFrom(
      'cancel' as const,
      'resume' as const,
      'card fails' as const,
      'card recovers' as const,
      'period ends' as const,
      'refund' as const,
      'dispute' as const,
      'buy a second time' as const,
    ),
  }),
  fc.record({ do: fc.constant('days pass' as const), days: fc.integer({ min: 1, max: 12 }) }),
  // Of the events that wait, each comes not at all, once or twice, in any order.
  fc.record({
    do: fc.constant('events come' as const),
    luck: fc.array(fc.nat(), { maxLength: 12 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const newestPayment = ({ charges }: Stripe['world']) =>
  [...charges.values()].filter(({ paid, disputed }) => paid && !disputed).at(-1);
const ignore = () => undefined;

async function act(given: Step, standIn: Stripe, userId: string): Promise<void> {
  const customer = [...standIn.world.customers.keys()][0];
  switch (given.do) {
    case 'subscribe': {
      const started = await startCheckout({ userId, tier: given.tier, siteUrl });
      if ('pay' in started && given.pays) standIn.pay(sessionOn(started.pay));
      return;
    }
    case 'change': {
      const { at } = await offerChange({ userId, tier: given.tier });
      return changePlan({ userId, tier: given.tier, at });
    }
    case 'cancel':
      return cancelSubscription(userId);
    case 'resume':
      return resumeSubscription(userId);
    case 'card fails':
    case 'card recovers': {
      if (!customer) return;
      const accepted = given.do === 'card recovers';
      standIn.changeCard(customer, accepted ? 'accepted' : 'declined');
      for (const invoice of accepted ? standIn.world.invoices.values() : []) {
        if (invoice.status === 'open') await stripe().invoices.pay(invoice.id).catch(ignore);
      }
      return;
    }
    case 'period ends':
      standIn.advanceToNextRenewal();
      return;
    case 'days pass':
      return standIn.advance(given.days * day);
    case 'refund': {
      const intent = newestPayment(standIn.world)?.paymentIntent;
      if (intent) await stripe().refunds.create({ payment_intent: intent }).catch(ignore);
      return;
    }
    case 'dispute': {
      const charge = newestPayment(standIn.world);
      if (charge && standIn.world.disputes.size === 0) standIn.openDispute(charge.id);
      return;
    }
    case 'buy a second time': {
      // Not through the site, which does not offer it: somebody at Stripe's dashboard.
      if (!customer) return;
      const line_items = [{ price: 'price_demo_premium', quantity: 1 }];
      const { id } = await stripe().checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items,
        success_url: siteUrl,
      });
      standIn.pay(id);
      return;
    }
    case 'events come': {
      const copies = standIn.takeEvents().flatMap((event, index) => {
        const luck = given.luck[index % (given.luck.length || 1)] ?? 1;
        return Array.from({ length: luck % 3 }, (_, copy) => ({
          event,
          at: (luck * 31 + copy * 17) % 13,
        }));
      });
      await deliver(copies.sort((a, b) => a.at - b.at).map(({ event }) => event));
    }
  }
}

/** What a reader should have by what Stripe's own books say. */
function owed({ world, now }: Stripe) {
  const live = [...world.subscriptions.values()].filter(
    ({ status }) => status === 'active' || status === 'past_due',
  );
  expect(live.length).toBeLessThan(2);
  const [held] = live;
  if (!held) return { tier: 'free', until: null, subscription: null };
  const grace = held.status === 'past_due' ? held.periodStart + 7 * day : null;
  const holds = grace === null || now() < grace;
  return {
    tier: holds ? tierOfPrice(held.price) : 'free',
    until: holds ? held.periodEnd : null,
    subscription: {
      id: held.id,
      priceId: held.price,
      status: held.status,
      cancelAtPeriodEnd: held.cancelAtPeriodEnd,
      currentPeriodEnd: held.periodEnd,
      graceUntil: grace,
    },
  };
}

const seconds = (date: Date | null | undefined) => (date ? date.getTime() / 1000 : null);

async function held(userId: string) {
  const profile = await db.profile.findUniqueOrThrow({ where: { id: userId } });
  const found = await db.subscription.findMany({ where: { customer: { userId } } });
  const [one] = found;
  return {
    tier: profile.subscriptionTier,
    until: seconds(profile.subscriptionEndDate),
    subscription: one
      ? {
          id: one.id,
          priceId: one.priceId,
          status: one.status,
          cancelAtPeriodEnd: one.cancelAtPeriodEnd,
          currentPeriodEnd: seconds(one.currentPeriodEnd),
          graceUntil: seconds(one.graceUntil),
        }
      : null,
  };
}

async function startAgain() {
  await db.user.deleteMany();
  await db.paymentCustomer.deleteMany();
  await db.paymentMatter.deleteMany();
  await db.stripeEvent.deleteMany();
  await db.job.deleteMany();
  await db.mail.deleteMany();
}

/** `PAYMENT_SEQUENCES=2000` is the long form. */
const sequences = sequencesOf({ variable: 'PAYMENT_SEQUENCES', sqlite: 150, postgres: 40 });

describe(`${sequences} sequences of what readers, banks and deliveries may do`, () => {
  it('end, after the daily job, with the tables equal to Stripe', {
    timeout: 900_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 14 }),
        fc.boolean(),
        async (steps, forgets) => {
          await startAgain();
          const standIn = openStripe();
          const { id } = await makeUser();
          for (const one of steps) {
            await act(one, standIn, id).catch((error: unknown) => {
              if (!(error instanceof AppError)) throw error;
            });
          }
          // As if every answer that named the customer had been lost.
          if (forgets) await db.paymentCustomer.deleteMany({ where: { userId: id } });
          const now = new Date(standIn.now() * 1000);
          expect(await reconcile(now)).toMatchObject({ failed: 0 });
          expect(await held(id)).toEqual(owed(standIn));
          const moved = [...standIn.world.refunds.values(), ...standIn.world.disputes.values()]
            .filter(({ created }) => created > standIn.now() - 29 * day)
            .map((one) => one.id);
          const matters = await db.paymentMatter.findMany();
          expect(matters.map((matter) => matter.id)).toEqual(expect.arrayContaining(moved));
          await reconcile(now);
          expect(await held(id)).toEqual(owed(standIn));
        },
      ),
      { numRuns: sequences, endOnFailure: false },
    );
  });
});
