import { pattern, words } from '#app/platform/language/pattern.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';

const months = words(
  'january february march april may june july august september october november december',
);
const isDated = pattern('i')`\b${months} \d|\b\d{1,2}/\d{1,2}/\d{2}`;
const ofMinutes = /\bminutes\b/i;

/** An agenda's entries with titles that tell alone what they are. */
export function titledEntries(entries: readonly AgendaEntry[]): AgendaEntry[] {
  return entries.map((entry, at) => {
    const { title, level, designator } = entry;
    if (title.trim() === '') return { ...entry, title: `Agenda item ${designator ?? ''}`.trim() };
    // 'Council Meeting – September 12, 2023' below 'Approval of Minutes'.
    const above = entries.slice(0, at).findLast((other) => other.level < level);
    const isOfMinutes = above !== undefined && ofMinutes.test(above.title);
    const namesMeeting = isDated.test(title) && !ofMinutes.test(title);
    return isOfMinutes && namesMeeting ? { ...entry, title: `Minutes: ${title}` } : entry;
  });
}
