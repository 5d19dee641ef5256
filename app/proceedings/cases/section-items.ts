import { type AgendaEntry, entryPath } from '#app/records/agenda/agenda.ts';
import { listedItems } from './listed-items.ts';

/** Of the entries right below a heading its items; 'A1 Resignations' has parts of its own, and is one of 'A1 through A5'. */
export function itemsBelow(agenda: readonly AgendaEntry[], heading: number): number[] {
  return agenda.flatMap(({ isHeading, designator }, index) => {
    const isOwn = entryPath(agenda, index).at(-1) === agenda[heading];
    return isOwn && (!isHeading || designator !== null) ? [index] : [];
  });
}

/**
 * The items of a section that a motion may mean, and which of them it names; null where it names none. Of a heading among
 * them that it says, its own: 'the finance items, special services 1 through 5 and business office 1 through 15'.
 */
export function itemsNamed(
  motion: string,
  own: readonly number[],
  agenda: readonly AgendaEntry[],
  keys: readonly (string | null)[],
): { items: readonly number[]; named: ReadonlySet<number> | null } {
  const listed = (said: string, items: readonly number[]) => {
    const places = listedItems(
      said,
      items.map((item) => keys[item] ?? null),
    );
    return places && new Set(items.filter((_, place) => places.has(place)));
  };
  const folded = motion.toLowerCase();
  const headings = own
    .filter((item) => agenda[item]?.isHeading)
    .map((item) => ({ item, at: folded.indexOf(agenda[item]?.title.toLowerCase() ?? '') }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (headings.length === 0) return { items: own, named: listed(motion, own) };
  const items = headings.flatMap(({ item, at }, index) => {
    const said = motion.slice(at, headings[index + 1]?.at);
    const below = itemsBelow(agenda, item);
    const named = listed(said, below);
    return named === null && !/\d/.test(said) ? below : [...(named ?? [])];
  });
  return { items, named: new Set(items) };
}
