import { found, StripeFault } from './fault.ts';
import { renderDispute } from './render-dispute.ts';
import type { Stand } from './stand.ts';
import { type DisputeRecord, newId } from './world.ts';

/** A cardholder asks the bank for the money back. Nothing in Stripe's API does that. */
export function openDispute(stand: Stand, chargeId: string, reason = 'fraudulent'): DisputeRecord {
  const charge = found(stand.world.charges, { what: 'charge', id: chargeId });
  if (charge.disputed || !charge.paid) throw new StripeFault('This charge cannot be disputed.');
  const dispute: DisputeRecord = {
    id: newId('du'),
    created: stand.now(),
    charge: charge.id,
    amount: charge.amount - charge.refunded,
    reason,
    status: 'needs_response',
  };
  stand.world.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  stand.emit('charge.dispute.created', renderDispute(stand, dispute));
  return dispute;
}

export function closeDispute(stand: Stand, disputeId: string, outcome: 'won' | 'lost'): void {
  const dispute = found(stand.world.disputes, { what: 'dispute', id: disputeId });
  dispute.status = outcome;
  stand.emit('charge.dispute.closed', renderDispute(stand, dispute));
}
