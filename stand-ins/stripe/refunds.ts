import type Stripe from 'stripe';
import { found, StripeFault } from './fault.ts';
import { renderCharge, renderRefund } from './render-payment.ts';
import { previousAttributes, type Stand } from './stand.ts';
import { type ChargeRecord, newId, type RefundRecord } from './world.ts';

type RefundParams = {
  charge?: string;
  payment_intent?: string;
  /** Cents; everything that is left, if not given. */
  amount?: number;
  reason?: RefundRecord['reason'];
  metadata?: Stripe.Metadata;
};

/** Gives a payment back, or a part of it. @throws StripeFault */
export function refund(stand: Stand, params: RefundParams): RefundRecord {
  const charge = chargeOf(stand, params);
  const left = charge.amount - charge.refunded;
  const amount = params.amount ?? left;
  if (!charge.paid || left === 0) {
    throw new StripeFault(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed) {
    throw new StripeFault('This charge has been charged back.', { code: 'charge_disputed' });
  }
  if (amount > left) {
    throw new StripeFault(
      `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
      { param: 'amount' },
    );
  }
  const before = renderCharge(stand, charge);
  charge.refunded += amount;
  const made: RefundRecord = {
    id: newId('re'),
    created: stand.now(),
    charge: charge.id,
    amount,
    reason: params.reason ?? null,
    metadata: params.metadata ?? {},
  };
  stand.world.refunds.set(made.id, made);
  const after = renderCharge(stand, charge);
  stand.emit('charge.refunded', after, previousAttributes(before, after));
  stand.emit('refund.created', renderRefund(stand, made));
  return made;
}

function chargeOf(stand: Stand, params: RefundParams): ChargeRecord {
  const { charges, paymentIntents } = stand.world;
  if (params.charge !== undefined) {
    return found(charges, { what: 'charge', id: params.charge, param: 'charge' });
  }
  if (params.payment_intent === undefined) {
    throw new StripeFault(
      'One of the following params should be provided: payment_intent or charge.',
    );
  }
  const id = params.payment_intent;
  const intent = found(paymentIntents, { what: 'payment_intent', id, param: 'payment_intent' });
  if (!intent.charge)
    throw new StripeFault('This PaymentIntent does not have a successful charge.');
  return found(charges, { what: 'charge', id: intent.charge });
}
