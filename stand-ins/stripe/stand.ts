import type Stripe from 'stripe';
import type { Offer } from './catalogue.ts';
import { StripeFault } from './fault.ts';
import type { World } from './world.ts';

/** The object that an event of a type carries. */
export type ObjectOf<T extends Stripe.Event['type']> = Extract<
  Stripe.Event,
  { type: T }
>['data']['object'];

/** What every part of the stand-in works with. */
export type Stand = {
  world: World;
  offers: readonly Offer[];
  siteUrl: string;
  webhookUrl: string | null;
  /** Seconds, by the stand-in's own clock. */
  now(): number;
  /** Writes down that something happened, and lets the endpoint know. */
  emit<T extends Stripe.Event['type']>(
    type: T,
    object: ObjectOf<T>,
    previous?: Partial<ObjectOf<T>>,
  ): void;
};

export function offerOf(stand: Stand, price: string, param = 'price'): Offer {
  const offer = stand.offers.find((one) => one.price === price);
  if (!offer) {
    throw new StripeFault(`No such price: '${price}'`, { code: 'resource_missing', param });
  }
  return offer;
}

/** The attributes that differ, as they were before: what an event tells as `previous_attributes`. */
export function previousAttributes<T extends object>(before: T, after: T): Partial<T> {
  const previous: Partial<T> = {};
  // Object.keys knows no more of a type than that its keys are strings.
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) previous[key] = before[key];
  }
  return previous;
}

/** A list inside another object, whole. */
export function listed<T>(url: string, data: T[]): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: false, url };
}
