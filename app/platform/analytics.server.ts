import { db } from './db.server.ts';
import { log } from './log.server.ts';

/** Counts that something was done, without saying by whom. Never holds up the request. */
export function recordEvent(name: 'view_summary' | 'add_notes', category: 'engagement'): void {
  db.analyticsEvent
    .create({ data: { name, category } })
    .catch((error) => log.warn({ err: error }, 'event not recorded'));
}
