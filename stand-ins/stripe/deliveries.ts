import { type SignedEvent, signEvent } from './events.ts';
import type { World } from './world.ts';

/** How events reach the endpoint. All off: at once, once and in order. */
export type DeliveryManner = {
  /** Held back until they are sent by hand. */
  late: boolean;
  /** Each one two times. */
  twice: boolean;
  /** The newest first. */
  shuffled: boolean;
  /** Never. */
  lost: boolean;
};

/** An event on its way. */
export type Delivery = { eventId: string; attempts: number; notBefore: number };

/** After so many seconds an event that was not taken is sent again; then hourly. */
const retryAfterSeconds = [2, 10, 60, 600];
const longestRetrySeconds = 3600;
const mostAttempts = 30;

/** Events that happen together are sent together, so that their order can be turned round. */
const gatherMilliseconds = 40;

type Target = { url: string; secret: string };

/** The way of events to the site's endpoint, with the mishaps that are asked for. */
export class Deliveries {
  manner: DeliveryManner = { late: false, twice: false, shuffled: false, lost: false };
  queue: Delivery[] = [];
  readonly #world: World;
  readonly #secret: string;
  readonly #url: string | null;
  #timer: NodeJS.Timeout | null = null;
  #sending: Promise<void> | null = null;
  /** Told after each round, so that what is left can be kept. */
  onRound: () => void = () => {};

  /** @param url null: nothing is sent by itself; `take` gives the events out */
  constructor(world: World, { url, secret }: { url: string | null; secret: string }) {
    this.#world = world;
    this.#url = url;
    this.#secret = secret;
  }

  add(eventId: string): void {
    if (this.manner.lost) return;
    for (let copies = this.manner.twice ? 2 : 1; copies > 0; copies -= 1) {
      this.queue.push({ eventId, attempts: 0, notBefore: 0 });
    }
    this.start();
  }

  /** Sends what is waiting, unless events are held back. */
  start(): void {
    if (this.#url === null || this.manner.late || this.queue.length === 0) return;
    const soonest = Math.min(...this.queue.map(({ notBefore }) => notBefore));
    this.#wakeIn(Math.max(gatherMilliseconds, soonest - Date.now()));
  }

  /** Sends everything now, also what is held back or waits for another attempt. */
  async deliver(): Promise<void> {
    for (const delivery of this.queue) delivery.notBefore = 0;
    await this.#round();
  }

  /** Gives out all events that wait, signed, for a test to send as it likes. */
  take(): SignedEvent[] {
    const taken = this.queue;
    this.queue = [];
    return taken.flatMap(({ eventId }) => {
      const signed = signEvent(this.#world, { eventId, secret: this.#secret });
      return signed ? [signed] : [];
    });
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wakeIn(milliseconds: number): void {
    this.stop();
    this.#timer = setTimeout(() => void this.#round(), milliseconds);
    this.#timer.unref();
  }

  /** One round at a time; a second caller waits for the first and then has its own. */
  async #round(): Promise<void> {
    while (this.#sending) await this.#sending;
    const target = this.#url === null ? null : { url: this.#url, secret: this.#secret };
    if (!target) return;
    this.#sending = this.#sendDue(target);
    try {
      await this.#sending;
    } finally {
      this.#sending = null;
    }
    this.onRound();
    this.start();
  }

  async #sendDue(target: Target): Promise<void> {
    const now = Date.now();
    const due = this.queue.filter(({ notBefore }) => notBefore <= now);
    if (this.manner.shuffled) due.reverse();
    for (const delivery of due) {
      const signed = signEvent(this.#world, { eventId: delivery.eventId, secret: target.secret });
      const done = !signed || (await post(target.url, signed));
      if (done || delivery.attempts + 1 >= mostAttempts) {
        this.queue = this.queue.filter((other) => other !== delivery);
      } else {
        const seconds = retryAfterSeconds[delivery.attempts] ?? longestRetrySeconds;
        delivery.attempts += 1;
        delivery.notBefore = Date.now() + seconds * 1000;
      }
    }
  }
}

/** Says whether the endpoint took it. */
async function post(url: string, { body, signature }: SignedEvent): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signature,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Not there (yet): tried again later, as after any other answer than yes.
    return false;
  }
}
