import { z } from 'zod';
import { type FaultKind, faultKinds } from '#app/records/faults/fault.ts';

/** The kinds of work that wait for an editor, what is nearest to its readers first. */
export const queues = ['ready', 'waits', 'failed', 'held'] as const;
export type Queue = (typeof queues)[number];

export const queueNames: Readonly<Record<Queue, string>> = {
  ready: 'Ready to review',
  waits: 'Waits for a record',
  failed: 'Failed',
  held: 'Held back',
};

export const sortColumns = ['age', 'followers', 'marks', 'date'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Of what is ready to review: how far that has come. */
export const draftStates = ['drafted', 'in review', 'correction'] as const;
export type DraftState = (typeof draftStates)[number];

/** What of a queue is shown, as its address holds it. */
export type InboxFilter = {
  queue: Queue;
  /** A word of the title or the body. */
  q: string;
  /** '' for all, else the body's name. */
  body: string;
  /** '' for all, 'me', 'none', or an admin's id. */
  owner: string;
  /** Snoozed ones alone, or, as usually, all but these. */
  snoozed: boolean;
  /** '' for all. */
  state: DraftState | '';
  fault: FaultKind | '';
  sort: { column: SortColumn; direction: 'asc' | 'desc' };
};

/** What was there first waits longest; of meetings without a record the newest is the likeliest to get one. */
const usual: Readonly<Record<Queue, InboxFilter['sort']>> = {
  ready: { column: 'age', direction: 'desc' },
  waits: { column: 'date', direction: 'desc' },
  failed: { column: 'age', direction: 'desc' },
  held: { column: 'age', direction: 'desc' },
};

const text = z
  .string()
  .transform((value) => value.replace(/\p{Cc}/gu, ' ').trim())
  .pipe(z.string().max(200))
  .catch('');

/** Reads the address. What makes no sense in it counts as not there. */
export function readInboxFilter(search: URLSearchParams): InboxFilter {
  const queue = z.enum(queues).catch('ready').parse(search.get('queue'));
  const columns: readonly SortColumn[] = columnsOf[queue];
  const asked = columns.find((one) => one === search.get('sort'));
  return {
    queue,
    q: text.parse(search.get('q') ?? ''),
    body: text.parse(search.get('body') ?? ''),
    owner: text.parse(search.get('owner') ?? ''),
    snoozed: search.get('snoozed') === 'on',
    state:
      queue === 'ready'
        ? z.enum(draftStates).or(z.literal('')).catch('').parse(search.get('state'))
        : '',
    fault:
      queue === 'ready' || queue === 'held'
        ? z.enum(faultKinds).or(z.literal('')).catch('').parse(search.get('fault'))
        : '',
    sort: asked
      ? {
          column: asked,
          direction: z.enum(['asc', 'desc']).catch('desc').parse(search.get('dir')),
        }
      : usual[queue],
  };
}

/** What each queue can be sorted by. */
export const columnsOf = {
  ready: ['age', 'followers', 'marks', 'date'],
  waits: ['followers', 'date'],
  failed: ['age', 'followers', 'date'],
  held: ['age', 'followers', 'date'],
} as const satisfies Record<Queue, readonly SortColumn[]>;

/** Of an address, what says which part of the inbox is meant: no place in it, no message. */
const parameters = ['queue', 'q', 'body', 'owner', 'snoozed', 'state', 'fault', 'sort', 'dir'];

/** The queue, filters and order of an address, to be carried along. */
export function inboxQuery(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].filter(([name, value]) => parameters.includes(name) && value !== ''),
  );
}
