import { db } from './db.server.ts';
import { log } from './log.server.ts';

type Event = { name: 'view_summary' | 'add_notes'; category: 'engagement'; createdAt: Date };

/**
 * In milliseconds. A write of its own for each page that is read would make SQLite's readers forget
 * what they hold in memory; of a process that is killed so much is not counted.
 */
const togetherWithin = 5000;

const mostTogether = 500;

let waiting: Event[] = [];
let soon: NodeJS.Timeout | undefined;

/** Counts that something was done, without saying by whom. Never holds up the request. */
export function recordEvent(name: Event['name'], category: Event['category']): void {
  waiting.push({ name, category, createdAt: new Date() });
  if (waiting.length >= mostTogether) void writeEvents();
  else soon ??= setTimeout(writeEvents, togetherWithin).unref();
}

/** Writes what was counted since the last time; a process does it before it ends. Fails nobody. */
export async function writeEvents(): Promise<void> {
  clearTimeout(soon);
  soon = undefined;
  const data = waiting;
  waiting = [];
  if (data.length === 0) return;
  await db.analyticsEvent
    .createMany({ data })
    .catch((error) => log.warn({ err: error, events: data.length }, 'events not recorded'));
}
