import type Stripe from 'stripe';
import { found } from './fault.ts';
import type { Stand } from './stand.ts';
import type { DisputeRecord } from './world.ts';

/** A week, in which an answer to a dispute has to be there. Seconds. */
const timeToAnswer = 7 * 86_400;

export function renderDispute(stand: Stand, dispute: DisputeRecord): Stripe.Dispute {
  const charge = found(stand.world.charges, { what: 'charge', id: dispute.charge });
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: [],
    charge: charge.id,
    created: dispute.created,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: dispute.created + timeToAnswer,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.paymentIntent,
    reason: dispute.reason,
    status: dispute.status,
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
