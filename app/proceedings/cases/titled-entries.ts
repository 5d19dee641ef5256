import { months } from '#app/platform/language/months.ts';
import { pattern } from '#app/platform/language/pattern.ts';
import { type AgendaEntry, entryPath } from '#app/records/agenda/agenda.ts';

const isDated = pattern('i')`\b${months} \d|\b\d{1,2}/\d{1,2}/\d{2}`;
const ofMinutes = /\bminutes\b/i;

/** An agenda's entries with titles that tell alone what they are. */
export function titledEntries(entries: readonly AgendaEntry[]): AgendaEntry[] {
  return entries.map((entry, at) => {
    const { title, designator } = entry;
    if (title.trim() === '') return { ...entry, title: `Agenda item ${designator ?? ''}`.trim() };
    // 'Council Meeting – September 12, 2023' below 'Approval of Minutes'.
    const above = entryPath(entries, at).at(-1);
    const isOfMinutes = above !== undefined && ofMinutes.test(above.title);
    const namesMeeting = isDated.test(title) && !ofMinutes.test(title);
    return isOfMinutes && namesMeeting ? { ...entry, title: `Minutes: ${title}` } : entry;
  });
}
