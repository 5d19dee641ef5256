import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Queue } from './inbox-filter.ts';
import { isSnoozed } from './queue-conditions.server.ts';
import { mostCounted } from './queue-limits.ts';
import { queueSource } from './queue-source.server.ts';

/** How many wait in a queue and are not put off; one more than `mostCounted` for any more. */
export const queueCount = (queue: Queue, now: Date = new Date()) => Prisma.sql`
  SELECT count(*) FROM (
    SELECT 1 FROM (${queueSource[queue](now)}) AS found
    WHERE NOT ${isSnoozed(now)} LIMIT ${mostCounted + 1}) AS counted`;

/** Of every queue, to be counted in one statement with what else is. */
export const queueCounts = (now?: Date): Readonly<Record<Queue, Prisma.Sql>> => ({
  ready: queueCount('ready', now),
  waits: queueCount('waits', now),
  failed: queueCount('failed', now),
  held: queueCount('held', now),
});
