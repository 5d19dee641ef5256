import { db } from '#app/platform/db.server.ts';
import type { Checkout, PaymentCustomer, Subscription } from '#prisma/generated/sqlite/client.ts';

type Payment = {
  paymentCustomer: (PaymentCustomer & { subscription: Subscription | null }) | null;
  checkout: Checkout | null;
};

/** What is held of a reader's payments; the invoices themselves are at Stripe, under these ids. */
export async function exportPayment({ paymentCustomer, checkout }: Payment) {
  const customer = paymentCustomer?.stripeId ?? null;
  return {
    stripeCustomer: customer,
    subscription: paymentCustomer?.subscription && {
      ...paymentCustomer.subscription,
      customerId: undefined,
    },
    newestCheckout: checkout && { ...checkout, userId: undefined },
    refundsAndDisputes: await db.paymentMatter.findMany({
      where: { stripeCustomerId: customer ?? 'none' },
      orderBy: { id: 'asc' },
      select: {
        id: true,
        kind: true,
        status: true,
        amountCents: true,
        currency: true,
        createdAt: true,
      },
    }),
  };
}
