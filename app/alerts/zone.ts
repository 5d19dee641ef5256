import { isZone } from '#app/platform/is-zone.ts';

/** The zone of readers who have not chosen one: the company's own. */
export const defaultZone = 'America/Denver';

/** What stands in the database: a zone that is known no more counts as none. */
export const readZone = (stored: string | null): string =>
  stored !== null && isZone(stored) ? stored : defaultZone;
