import type { AgendaEntry } from '../agenda/agenda.ts';

type Entries = readonly AgendaEntry[];

/** Where what stands below an entry ends: the index of the first entry that does not. */
export function endOfSubtree(entries: Entries, index: number): number {
  const level = entries[index]?.level ?? 0;
  const length = entries.slice(index + 1).findIndex((entry) => entry.level <= level);
  return length < 0 ? entries.length : index + 1 + length;
}

/** The index of the entry before it in the same list; null for the first one. */
export function siblingBefore(entries: Entries, index: number): number | null {
  const level = entries[index]?.level ?? 0;
  for (let before = index - 1; before >= 0; before -= 1) {
    const other = entries[before]?.level ?? 0;
    if (other === level) return before;
    if (other < level) return null;
  }
  return null;
}

/** The index of the entry after it in the same list; null for the last one. */
export function siblingAfter(entries: Entries, index: number): number | null {
  const end = endOfSubtree(entries, index);
  return entries[end]?.level === entries[index]?.level ? end : null;
}

/** Entries with some of them moved by a number of levels. */
export function shifted(entries: Entries, by: number): AgendaEntry[] {
  return entries.map((entry) => ({ ...entry, level: Math.max(0, entry.level + by) }));
}
