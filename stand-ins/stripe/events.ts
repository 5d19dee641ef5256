import Stripe from 'stripe';
import type { Stand } from './stand.ts';
import { type EventRecord, newId, type World } from './world.ts';

/** Makes `emit`: the event is written down as it is now, and `send` is told its id. */
export function eventWriter(
  { world, now }: Pick<Stand, 'world' | 'now'>,
  send: (eventId: string) => void,
): Stand['emit'] {
  return (type, object, previous) => {
    const id = newId('evt');
    const created = now();
    const event = {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created,
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } satisfies Omit<Stripe.EventBase, 'data'> & { data: object };
    world.events.set(id, { id, created, type, payload: JSON.stringify(event) });
    send(id);
  };
}

/** An event as its endpoint gets it. */
export type SignedEvent = {
  id: string;
  type: EventRecord['type'];
  /** To the byte: the signature is made over it. */
  body: string;
  /** The `Stripe-Signature` header. */
  signature: string;
};

/** Signs as Stripe does, at this moment by the real clock: receivers refuse old signatures. */
export function signEvent(
  world: World,
  { eventId, secret }: { eventId: string; secret: string },
): SignedEvent | null {
  const event = world.events.get(eventId);
  if (!event) return null;
  const { id, type, payload } = event;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { id, type, body: payload, signature };
}
