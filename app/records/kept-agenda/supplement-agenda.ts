import { takeBreath } from '#app/platform/db/take-breath.ts';
import type { AgendaEntry } from '../agenda/agenda.ts';
import { entryPath, fullDesignator } from '../agenda/agenda.ts';
import { endOfSubtree } from './subtree.ts';

/** Entries with the same designator are one when so much of their titles' words is the same. */
const alike = 0.5;

type Known = { entry: AgendaEntry; full: string | null; words: Set<string>; key: string };

/**
 * An agenda with what a second one adds: entries that are on both, by designator and title, gain what
 * they lacked; the others go where the second agenda has them. Everybody else has their turns meanwhile.
 */
export async function supplementAgenda(
  agenda: readonly AgendaEntry[],
  second: readonly AgendaEntry[],
): Promise<{ entries: AgendaEntry[]; added: number; filled: number }> {
  const entries = [...agenda];
  const known = knownOf(agenda);
  const placed = new Map<AgendaEntry, AgendaEntry>();
  let added = 0;
  let filled = 0;
  for (const [index, wanted] of knownOf(second).entries()) {
    await takeBreath();
    const at = known.findIndex((one) => isSame(one, wanted));
    const [same] = at < 0 ? [] : known.splice(at, 1);
    if (same) {
      const full = filledIn(same.entry, wanted.entry);
      if (full !== same.entry) filled += 1;
      entries[entries.indexOf(same.entry)] = full;
      placed.set(wanted.entry, full);
      continue;
    }
    const { place, level } = placeFor(entries, { second, index, placed });
    const entry = { ...wanted.entry, level };
    entries.splice(place, 0, entry);
    placed.set(wanted.entry, entry);
    added += 1;
  }
  return { entries, added, filled };
}

function knownOf(entries: readonly AgendaEntry[]): Known[] {
  return entries.map((entry, index) => {
    const key = entry.title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return {
      entry,
      full: fullDesignator(entries, index)?.toUpperCase() ?? null,
      words: new Set(key.split(' ')),
      key,
    };
  });
}

function isSame(one: Known, other: Known): boolean {
  if (one.key === other.key)
    return one.full === other.full || one.full === null || other.full === null;
  return one.full !== null && one.full === other.full && shared(one.words, other.words) >= alike;
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / Math.min(one.size, other.size);
}

function filledIn(entry: AgendaEntry, more: AgendaEntry): AgendaEntry {
  const lacksSponsors = entry.sponsors.length === 0 && more.sponsors.length > 0;
  const gains =
    lacksSponsors ||
    (entry.fileNumber === null && more.fileNumber !== null) ||
    (entry.recommendation === null && more.recommendation !== null);
  if (!gains) return entry;
  return {
    ...entry,
    fileNumber: entry.fileNumber ?? more.fileNumber,
    sponsors: lacksSponsors ? more.sponsors : entry.sponsors,
    recommendation: entry.recommendation ?? more.recommendation,
  };
}

type Wanted = {
  second: readonly AgendaEntry[];
  index: number;
  placed: ReadonlyMap<AgendaEntry, AgendaEntry>;
};

/** After the entry that it follows in its own agenda, or first below its parent. */
function placeFor(entries: readonly AgendaEntry[], { second, index, placed }: Wanted) {
  const own = second[index];
  const parent = entryPath(second, index).at(-1);
  const siblings = second
    .slice(parent ? second.indexOf(parent) + 1 : 0, index)
    .filter((entry) => entry.level === own?.level);
  const at = (entry: AgendaEntry | undefined) =>
    entry === undefined ? -1 : entries.indexOf(placed.get(entry) ?? entry);
  const before = at(siblings.at(-1));
  if (before >= 0) {
    return { place: endOfSubtree(entries, before), level: entries[before]?.level ?? 0 };
  }
  const above = at(parent);
  if (above >= 0) return { place: above + 1, level: (entries[above]?.level ?? 0) + 1 };
  return { place: 0, level: 0 };
}
