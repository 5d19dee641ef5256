import type Stripe from 'stripe';
import { z } from 'zod';
import { StripeFault } from './fault.ts';
import { wholeNumber } from './fields.ts';

export const paging = {
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};

type Paging = { limit: number; starting_after?: string; ending_before?: string };

/** One page of a list, newest first, as Stripe pages. */
export function pageOf<R extends { id: string }, T>(
  records: Iterable<R>,
  { params, url, render }: { params: Paging; url: string; render(record: R): T },
): Stripe.ApiList<T> {
  // Records are kept in the order in which they came.
  const all = [...records].reverse();
  const { limit, starting_after: after, ending_before: before } = params;
  const [from, to] = window(all, { limit, after, before });
  const more = before === undefined ? to < all.length : from > 0;
  return { object: 'list', data: all.slice(from, to).map(render), has_more: more, url };
}

function window(
  all: { id: string }[],
  { limit, after, before }: { limit: number; after?: string; before?: string },
): [number, number] {
  if (before !== undefined) {
    const end = indexOf(all, before, 'ending_before');
    return [Math.max(0, end - limit), end];
  }
  const start = after === undefined ? 0 : indexOf(all, after, 'starting_after') + 1;
  return [start, Math.min(all.length, start + limit)];
}

function indexOf(all: { id: string }[], id: string, param: string): number {
  const index = all.findIndex((record) => record.id === id);
  if (index >= 0) return index;
  throw new StripeFault(`No such object: '${id}'`, { code: 'resource_missing', param });
}
