import { StripeFault } from './fault.ts';
import { customerOf } from './invoices.ts';
import { renderCustomer, renderPaymentMethod } from './render-customer.ts';
import { renderCheckout } from './render-session.ts';
import { previousAttributes, type Stand } from './stand.ts';
import { collect, startSubscription } from './subscriptions.ts';
import { type CardBehaviour, type CheckoutRecord, type CustomerRecord, newId } from './world.ts';

/** The last digits of Stripe's own test cards for the same behaviour. */
const last4: Record<CardBehaviour, string> = {
  accepted: '4242',
  declined: '0002',
  'accepted-once': '0341',
};

export function addCustomer(
  stand: Stand,
  details: Partial<Pick<CustomerRecord, 'email' | 'name' | 'description' | 'metadata'>>,
): CustomerRecord {
  const id = newId('cus');
  const customer: CustomerRecord = {
    id,
    created: stand.now(),
    email: null,
    name: null,
    description: null,
    metadata: {},
    ...details,
    balance: 0,
    card: null,
    deleted: false,
    invoicePrefix: id.slice(4, 12).toUpperCase(),
    invoiceCount: 0,
  };
  stand.world.customers.set(id, customer);
  stand.emit('customer.created', renderCustomer(customer));
  return customer;
}

/** The customer's one card, which every later payment uses. */
export function changeCard(stand: Stand, customer: CustomerRecord, behaviour: CardBehaviour): void {
  const before = renderCustomer(customer);
  const card = { id: newId('pm'), created: stand.now(), last4: last4[behaviour], behaviour };
  customer.card = card;
  stand.emit('payment_method.attached', renderPaymentMethod(card, customer));
  const after = renderCustomer(customer);
  stand.emit('customer.updated', after, previousAttributes(before, after));
}

/** A person pays with a card of this behaviour. Says whether it went through. */
export function payCheckout(
  stand: Stand,
  session: CheckoutRecord,
  behaviour: CardBehaviour,
): boolean {
  if (session.status !== 'open') {
    throw new StripeFault('This checkout is no longer open.', { code: 'resource_already_exists' });
  }
  session.customer ??= addCustomer(stand, { email: session.email }).id;
  changeCard(stand, customerOf(stand, session.customer), behaviour);
  const paid = payFirstInvoice(stand, session, session.customer);
  if (!paid) return false;
  session.status = 'complete';
  stand.emit('checkout.session.completed', renderCheckout(stand, session));
  return true;
}

function payFirstInvoice(stand: Stand, session: CheckoutRecord, customer: string): boolean {
  const begun = session.invoice && stand.world.invoices.get(session.invoice);
  if (begun) return collect(stand, begun);
  const { subscription, invoice } = startSubscription(stand, {
    customer,
    price: session.price,
    quantity: session.quantity,
    metadata: session.subscriptionMetadata,
    description: session.subscriptionDescription,
  });
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  return collect(stand, invoice);
}
