import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Delivery, DeliveryManner } from './deliveries.ts';
import type { KeptAnswer } from './idempotency.ts';
import { emptyWorld, type World } from './world.ts';

/** Everything that outlives a restart. */
export type State = {
  world: World;
  deliveries: { queue: Delivery[]; manner: DeliveryManner } | null;
  kept: KeptAnswer[];
};

const version = 1;

/** Stripe lists events for thirty days. Seconds. */
const eventsKeptFor = 30 * 86_400;

export function writeState(path: string, { world, deliveries, kept }: State, now: number): void {
  const waiting = new Set(deliveries?.queue.map(({ eventId }) => eventId));
  const lasting = [...world.events].filter(
    ([id, { created }]) => waiting.has(id) || created > now - eventsKeptFor,
  );
  const plain = { ...world, events: new Map(lasting) };
  const text = JSON.stringify({ version, world: plain, deliveries, kept }, asList);
  mkdirSync(dirname(path), { recursive: true });
  // Whole or not at all: a start after a crash in between finds the file as it was before.
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** What was written; a new world where there is nothing yet. */
export function readState(path: string): State {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // fs throws nothing else
    return { world: emptyWorld(), deliveries: null, kept: [] };
  }
  // The file is written by this program alone, in this form.
  const state = JSON.parse(text, asMap) as State & { version: number };
  if (state.version === version) return state;
  throw new Error(`${path} was written by another version. Remove it together with the database.`);
}

const asList = (_key: string, value: unknown) =>
  value instanceof Map ? { records: [...value.values()] } : value;

function asMap(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('records' in value)) return value;
  // `asList` made it of a map of records by id.
  const records = value.records as { id: string }[];
  return new Map(records.map((record) => [record.id, record]));
}
