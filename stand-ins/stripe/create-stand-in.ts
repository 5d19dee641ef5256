import { Router } from 'express';
import { answerCall } from './api.ts';
import type { ApiRequest } from './api-request.ts';
import type { Offer } from './catalogue.ts';
import { changeCard, payCheckout } from './checkout.ts';
import { Clock, untilNextRenewal } from './clock.ts';
import { Deliveries, type DeliveryManner } from './deliveries.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { eventWriter, type SignedEvent } from './events.ts';
import { found } from './fault.ts';
import { Idempotency } from './idempotency.ts';
import { refund } from './refunds.ts';
import { serveApi } from './serve-api.ts';
import { servePages } from './serve-pages.ts';
import type { Stand } from './stand.ts';
import { readState, type State, writeState } from './state-file.ts';
import { collect } from './subscriptions.ts';
import { type CardBehaviour, emptyWorld } from './world.ts';

export type StandInOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Where events go by themselves; null: a test takes and sends them. */
  webhookUrl: string | null;
  offers: readonly Offer[];
  /** Where people find the pages, without a slash at the end. */
  siteUrl: string;
  /** A file that outlives a restart; null: in memory. */
  statePath: string | null;
  /** Seconds; the real time if not given. */
  now?: () => number;
};

export type StripeStandIn = ReturnType<typeof createStripeStandIn>;

/** Something that speaks like Stripe, moves no money, and whose clock can be moved. */
export function createStripeStandIn(options: StandInOptions) {
  const { secretKey, offers, siteUrl, statePath, webhookUrl } = options;
  const realNow = options.now ?? (() => Date.now() / 1000);
  const state: State = statePath
    ? readState(statePath)
    : { world: emptyWorld(), deliveries: null, kept: [] };
  const { world } = state;
  const clock = new Clock(world, realNow);
  const now = () => clock.now();
  const deliveries = new Deliveries(world, { url: webhookUrl, secret: options.webhookSecret });
  deliveries.queue = state.deliveries?.queue ?? [];
  deliveries.manner = state.deliveries?.manner ?? deliveries.manner;
  const emit = eventWriter({ world, now }, (eventId) => deliveries.add(eventId));
  const stand: Stand = { world, offers, siteUrl, webhookUrl, now, emit };
  const idempotency = new Idempotency(() => Math.floor(realNow()), state.kept);

  /** Before an answer goes out, so that nobody knows what a restart would forget. */
  const save = () => {
    if (!statePath) return;
    const { queue, manner } = deliveries;
    const kept = [...idempotency.kept.values()];
    writeState(statePath, { world, deliveries: { queue, manner }, kept }, now());
  };
  deliveries.onRound = save;

  const catchUp = () => {
    if (clock.catchUp(stand)) save();
  };

  /** All that people and programs change here: first what has come due, at the end it is kept. */
  function act<T>(work: () => T): T {
    clock.catchUp(stand);
    try {
      return work();
    } finally {
      save();
    }
  }

  const call = (request: ApiRequest) => {
    const answer = () => answerCall({ stand, secretKey, idempotency }, request);
    if (request.method !== 'GET') return act(answer);
    catchUp();
    return answer();
  };
  let timer: NodeJS.Timeout | null = null;

  const controls = {
    stand,
    catchUp,
    advance: (seconds: number) => act(() => clock.advance(stand, seconds)),
    /** To where the next renewal was tried; false without a subscription that renews. */
    advanceToNextRenewal: (customer?: string): boolean =>
      act(() => {
        const seconds = untilNextRenewal(stand, customer);
        if (seconds !== null) clock.advance(stand, seconds);
        return seconds !== null;
      }),
    /** A person pays, or tries to, on the checkout's page. */
    pay: (session: string, card: CardBehaviour = 'accepted'): boolean =>
      act(() => payCheckout(stand, of(world.checkouts, 'checkout.session', session), card)),
    /** Tries to collect what is open on an invoice. */
    collect: (invoice: string): boolean =>
      act(() => collect(stand, of(world.invoices, 'invoice', invoice))),
    /** From now on the customer has a card that is accepted or declined. */
    changeCard: (customer: string, card: CardBehaviour): void =>
      act(() => changeCard(stand, of(world.customers, 'customer', customer), card)),
    refund: (charge: string, amount?: number) => act(() => refund(stand, { charge, amount })),
    openDispute: (charge: string, reason?: string) => act(() => openDispute(stand, charge, reason)),
    closeDispute: (dispute: string, outcome: 'won' | 'lost') =>
      act(() => closeDispute(stand, dispute, outcome)),
    setDelivery: (manner: Partial<DeliveryManner>): void =>
      act(() => {
        Object.assign(deliveries.manner, manner);
        deliveries.start();
      }),
    manner: (): Readonly<DeliveryManner> => deliveries.manner,
    /** How many events have not been taken yet. */
    pending: (): number => deliveries.queue.length,
    /** Sends everything that waits, now. */
    deliver: (): Promise<void> => deliveries.deliver(),
  };
  const api = serveApi(call);
  const pages = servePages(controls);

  return {
    ...controls,
    /** Stripe's API, under /v1. */
    api,
    /** Under /stand-in-for-stripe. */
    pages,
    router: Router().use(api, pages),
    /** For the official client without a network: `Stripe.createFetchHttpClient(standIn.fetch)`. */
    fetch: fetchFrom(call),
    /** What it remembers, for tests to look at. */
    world,
    now,
    /** Takes everything that waits, signed, without sending it. */
    takeEvents: (): SignedEvent[] => deliveries.take(),
    /** Does by itself what comes due while nobody asks; until `stop`. */
    start(): void {
      deliveries.start();
      timer ??= setInterval(catchUp, 15_000).unref();
    },
    stop(): void {
      if (timer) clearInterval(timer);
      timer = null;
      deliveries.stop();
    },
  };
}

const of = <T>(records: Map<string, T>, what: string, id: string): T =>
  found(records, { what, id });

/** `fetch` with this API behind it in place of the network. */
function fetchFrom(call: (request: ApiRequest) => ReturnType<typeof answerCall>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = call({
      method: request.method,
      path: pathname,
      form: request.method === 'POST' ? await request.text() : search,
      headers: {
        authorization: request.headers.get('authorization') ?? undefined,
        idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      },
    });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };
}
