import { renderProduct } from './catalogue.ts';
import { StripeFault } from './fault.ts';
import { renderCustomer, renderDeletedCustomer } from './render-customer.ts';
import { renderInvoice } from './render-invoice.ts';
import {
  renderCharge,
  renderInvoicePayment,
  renderPaymentIntent,
  renderRefund,
} from './render-payment.ts';
import { renderLineItems } from './render-session.ts';
import { renderSubscription } from './render-subscription.ts';
import { listed, type Stand } from './stand.ts';

type Plain = { [key: string]: unknown };

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Puts whole objects in the place of ids along paths like `data.latest_invoice.payments`. */
export function expand(stand: Stand, answer: unknown, paths: readonly string[]): unknown {
  // A plain copy: what is expanded belongs to this answer alone.
  const copy: unknown = JSON.parse(JSON.stringify(answer));
  for (const path of paths) {
    if (path.split('.').length > 5) {
      throw new StripeFault('You cannot expand more than 4 levels of a property.');
    }
    walk(stand, copy, { path, steps: path.split('.') });
  }
  return copy;
}

function walk(stand: Stand, at: unknown, { path, steps }: { path: string; steps: string[] }): void {
  const [step, ...rest] = steps;
  if (step === undefined || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) walk(stand, item, { path, steps });
    return;
  }
  if (!isPlain(at)) throw cannotExpand(path);
  if (!(step in at)) {
    const included = include(stand, at, step);
    if (!included) throw cannotExpand(path);
    at[step] = included;
  }
  const below = at[step];
  if (typeof below === 'string') {
    const whole = look(stand, step, below);
    if (!whole) throw cannotExpand(path);
    at[step] = JSON.parse(JSON.stringify(whole));
  }
  walk(stand, at[step], { path, steps: rest });
}

const cannotExpand = (path: string) =>
  new StripeFault(`This property cannot be expanded (${path}).`, { param: 'expand' });

/** What an object holds only where it is asked for. */
function include(stand: Stand, { object, id }: Plain, field: string): unknown {
  const { checkouts, invoices, paymentIntents, refunds } = stand.world;
  const key = String(id);
  const session = checkouts.get(key);
  if (object === 'checkout.session' && field === 'line_items' && session) {
    return JSON.parse(JSON.stringify(renderLineItems(stand, session)));
  }
  const invoice = invoices.get(key);
  if (object === 'invoice' && field === 'payments' && invoice) {
    const intent = invoice.paymentIntent && paymentIntents.get(invoice.paymentIntent);
    const payments = intent ? [renderInvoicePayment(invoice, intent)] : [];
    return JSON.parse(JSON.stringify(listed(`/v1/invoices/${key}/payments`, payments)));
  }
  if (object === 'charge' && field === 'refunds') {
    const own = [...refunds.values()].filter(({ charge }) => charge === key).reverse();
    const rendered = own.map((refund) => renderRefund(stand, refund));
    return JSON.parse(JSON.stringify(listed(`/v1/charges/${key}/refunds`, rendered)));
  }
  return undefined;
}

/** The object with this id, in a field that holds ids. */
function look(stand: Stand, field: string, id: string): object | undefined {
  const { world } = stand;
  switch (field) {
    case 'customer': {
      const customer = world.customers.get(id);
      return customer?.deleted
        ? renderDeletedCustomer(customer)
        : customer && renderCustomer(customer);
    }
    case 'subscription': {
      const subscription = world.subscriptions.get(id);
      return subscription && renderSubscription(stand, subscription);
    }
    case 'invoice':
    case 'latest_invoice': {
      const invoice = world.invoices.get(id);
      return invoice && renderInvoice(stand, invoice);
    }
    case 'payment_intent': {
      const intent = world.paymentIntents.get(id);
      return intent && renderPaymentIntent(stand, intent);
    }
    case 'charge':
    case 'latest_charge': {
      const charge = world.charges.get(id);
      return charge && renderCharge(stand, charge);
    }
    case 'product': {
      const offer = stand.offers.find(({ product }) => product === id);
      return offer && renderProduct(offer);
    }
    default:
      return undefined;
  }
}
