import type { BadgeState } from '#app/ui/Badge.tsx';

/** What became of some of a meeting's cases: '3 adopted'. */
export type Decided = { words: string; badge: BadgeState };

/** The states of cases that are told in brief, in this order; amended counts as adopted. */
const told: { word: string; badge: BadgeState; states: readonly string[] }[] = [
  { word: 'adopted', badge: 'adopted', states: ['adopted', 'adopted as amended'] },
  { word: 'rejected', badge: 'rejected', states: ['rejected', 'tied'] },
  { word: 'postponed', badge: 'pending', states: ['postponed', 'tabled', 'continued'] },
  { word: 'withdrawn', badge: 'open', states: ['withdrawn'] },
];

/** What became of a meeting's cases, counted by how they ended. */
export function decidedOf(states: readonly string[]): Decided[] {
  return told.flatMap(({ word, badge, states: meant }) => {
    const count = states.filter((state) => meant.includes(state)).length;
    return count === 0 ? [] : [{ words: `${count} ${word}`, badge }];
  });
}
