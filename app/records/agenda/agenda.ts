/** One line of an agenda's outline: a heading, an item or a sub-item. */
export type AgendaEntry = {
  /** As written, without its closing dot or bracket: '6.A', '12', 'c', 'XIV'. */
  designator: string | null;
  title: string;
  /** 0 at the top. An entry's parent is the last entry before it with a lower level. */
  level: number;
  /** Whether it only groups what stands below it: 'New Business' with sub-items. */
  isHeading: boolean;
  /** Adopted by the consent motion unless it is pulled. */
  isConsent: boolean;
  /** As written: '2026-638', 'CB 119814', 'Ord. 9014'. */
  fileNumber: string | null;
  sponsors: string[];
  recommendation: string | null;
};

/** An agenda as it was read, and the text that is kept of it. */
export type ReadAgenda = {
  text: string;
  entries: AgendaEntry[];
  /** What stands above its first item in the file, where the text does not have it. */
  head?: string[];
};

/** A long council agenda has some 250; a file with more is a list of another kind. */
export const maxAgendaEntries = 1_000;

export function plainEntry(
  entry: Partial<AgendaEntry> & Pick<AgendaEntry, 'title' | 'level'>,
): AgendaEntry {
  return {
    designator: null,
    isHeading: false,
    isConsent: false,
    fileNumber: null,
    sponsors: [],
    recommendation: null,
    ...entry,
  };
}

/** The entries above one, from the top down. */
export function entryPath(entries: readonly AgendaEntry[], index: number): AgendaEntry[] {
  const path: AgendaEntry[] = [];
  let below = entries[index]?.level ?? 0;
  for (let before = index - 1; before >= 0 && below > 0; before -= 1) {
    const entry = entries[before];
    if (entry === undefined || entry.level >= below) continue;
    path.unshift(entry);
    below = entry.level;
  }
  return path;
}

/** The designator with those above it: 'a' below '15' is '15.a'; '6.1' below '6' stays '6.1'. */
export function fullDesignator(entries: readonly AgendaEntry[], index: number): string | null {
  const own = entries[index]?.designator ?? null;
  if (own === null) return null;
  if (isWhole(own)) return own;
  const above = entryPath(entries, index).findLast(({ designator }) => designator !== null);
  if (above === undefined) return own;
  const path = fullDesignator(entries, entries.indexOf(above));
  return path === null ? own : `${path}.${own}`;
}

/** Whether a designator names its parents itself: '6.1', '12C', 'II.A'. */
function isWhole(designator: string): boolean {
  return /[.-]|\d\p{L}|\p{L}\d/u.test(designator);
}
