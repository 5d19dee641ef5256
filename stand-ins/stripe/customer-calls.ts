import { z } from 'zod';
import { addCustomer } from './checkout.ts';
import { found } from './fault.ts';
import { metadata, moment, text } from './fields.ts';
import { pageOf, paging } from './pages-of-lists.ts';
import { renderCustomer, renderDeletedCustomer, renderPaymentMethod } from './render-customer.ts';
import { route } from './route.ts';
import { previousAttributes, type Stand } from './stand.ts';
import { endSubscription } from './subscriptions.ts';
import type { CustomerRecord } from './world.ts';

const fields = z.strictObject({
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
});

const show = (customer: CustomerRecord) =>
  customer.deleted ? renderDeletedCustomer(customer) : renderCustomer(customer);

const find = (stand: Stand, id: string, param = 'id') =>
  found(stand.world.customers, { what: 'customer', id, param });

/** A customer that is there and was not deleted. */
export function livingCustomer(stand: Stand, id: string, param: string): CustomerRecord {
  const customer = find(stand, id, param);
  return customer.deleted ? find(stand, `${id} (deleted)`, param) : customer;
}

/** A list is asked for by a customer that was there at some time, or by none. */
export function requireCustomer(stand: Stand, id: string | undefined): void {
  if (id !== undefined) find(stand, id, 'customer');
}

export const customerCalls = [
  route('POST /v1/customers', fields, ({ stand, params }) =>
    renderCustomer(addCustomer(stand, params)),
  ),
  route('GET /v1/customers/:id', z.strictObject({}), ({ stand, id }) => show(find(stand, id))),
  route('POST /v1/customers/:id', fields, ({ stand, id, params }) => {
    const customer = livingCustomer(stand, id, 'id');
    const before = renderCustomer(customer);
    const { email, name, description } = params;
    if (email !== undefined) customer.email = email || null;
    if (name !== undefined) customer.name = name || null;
    if (description !== undefined) customer.description = description || null;
    if (params.metadata) customer.metadata = mergeMetadata(customer.metadata, params.metadata);
    const after = renderCustomer(customer);
    stand.emit('customer.updated', after, previousAttributes(before, after));
    return after;
  }),
  route('DELETE /v1/customers/:id', z.strictObject({}), ({ stand, id }) => {
    const customer = livingCustomer(stand, id, 'id');
    for (const subscription of stand.world.subscriptions.values()) {
      const lives = ['active', 'past_due', 'incomplete'].includes(subscription.status);
      if (subscription.customer === id && lives) {
        endSubscription(stand, subscription, 'cancellation_requested');
      }
    }
    const last = renderCustomer(customer);
    customer.deleted = true;
    customer.card = null;
    stand.emit('customer.deleted', last);
    return renderDeletedCustomer(customer);
  }),
  route(
    'GET /v1/customers',
    z.strictObject({ ...paging, email: text.optional(), created: moment.optional() }),
    ({ stand, params }) =>
      pageOf(
        [...stand.world.customers.values()].filter(
          (customer) =>
            !customer.deleted &&
            (params.email === undefined || customer.email === params.email) &&
            (!params.created || params.created(customer.created)),
        ),
        { params, url: '/v1/customers', render: renderCustomer },
      ),
  ),
  route('GET /v1/payment_methods/:id', z.strictObject({}), ({ stand, id }) => {
    const owner = [...stand.world.customers.values()].find(({ card }) => card?.id === id);
    const card = owner?.card;
    if (!owner || !card) return find(stand, id);
    return renderPaymentMethod(card, owner);
  }),
];

/** Keys are added or replaced; an empty value takes one away. */
export function mergeMetadata<T extends Record<string, string>>(old: T, given: T): T {
  const merged = { ...old, ...given };
  for (const [key, value] of Object.entries(given)) if (value === '') delete merged[key];
  return merged;
}
