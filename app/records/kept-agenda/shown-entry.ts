import type { AgendaEntry } from '../agenda/agenda.ts';

/** An entry as the page shows it. */
export type ShownEntry = Pick<AgendaEntry, 'designator' | 'title' | 'level' | 'isHeading'> & {
  key: string;
  /** What is known of it besides its title, a line each. */
  notes: string[];
};

export function shownEntries(entries: readonly AgendaEntry[]): ShownEntry[] {
  return entries.map((entry, index) => ({
    key: `${index} ${entry.title}`,
    designator: entry.designator,
    title: entry.title,
    level: entry.level,
    isHeading: entry.isHeading,
    notes: [
      [
        entry.isHeading && 'Heading',
        entry.isConsent && 'Consent',
        entry.fileNumber && !entry.title.includes(entry.fileNumber) && `File ${entry.fileNumber}`,
        entry.sponsors.length > 0 && `Sponsored by ${entry.sponsors.join(', ')}`,
      ]
        .filter(Boolean)
        .join(' · '),
      entry.recommendation && `Recommendation: ${entry.recommendation}`,
    ].flatMap((note) => note || []),
  }));
}
