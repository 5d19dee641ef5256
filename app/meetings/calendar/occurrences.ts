import ICAL from 'ical.js';

/** More often than this nobody meets within eighteen months. */
const mostOccurrences = 200;
/** From the first to the last that is looked at: every day for fifty years. */
const mostSteps = 20_000;

export type Occurrences = {
  starts: ICAL.Time[];
  /** Why there are no more, or none. */
  remark: 'too-many' | 'senseless' | null;
};

/** When an event that repeats takes place, in days from and until, yyyy-mm-dd; those excepted are left out. */
export function occurrencesOf(
  event: ICAL.Component,
  { from, until }: { from: string; until: string },
): Occurrences {
  const starts: ICAL.Time[] = [];
  try {
    const dtstart = event.getFirstPropertyValue('dtstart');
    if (!(dtstart instanceof ICAL.Time)) return { starts, remark: 'senseless' };
    const expansion = new ICAL.RecurExpansion({ component: event, dtstart });
    for (let step = 0; step < mostSteps; step += 1) {
      const next = expansion.next();
      const day = next?.toString().slice(0, 10);
      if (!next || !day || day > until) return { starts, remark: null };
      if (day < from) continue;
      if (starts.length === mostOccurrences) return { starts, remark: 'too-many' };
      starts.push(next.clone());
    }
    return { starts, remark: 'too-many' };
  } catch {
    return { starts: [], remark: 'senseless' };
  }
}
