import type { Vote } from '../vote.ts';
import { contentStems } from './record-words.ts';

type Titled = { title: string; entry: number | null };

/** More titles than these are counted and not named. */
const mostNamed = 3;

/**
 * What an editor should look at first where a record has no agenda: votes whose motion names nothing of the matter that
 * they are laid on, so that only what was said before tells what they were on. Null where there are none.
 */
export function mattersToCheck(cases: readonly Titled[], votes: readonly Vote[]): string | null {
  const titles = votes.flatMap(({ item, items, kind, motion, outcome }) => {
    const one = item === null || items.length > 1 ? undefined : cases[item];
    if (!one || one.entry !== null || kind !== 'main' || outcome === null) return [];
    const named = new Set(contentStems(one.title));
    const isTold = motion !== one.title && contentStems(motion).some((stem) => named.has(stem));
    return isTold ? [] : [one.title];
  });
  if (titles.length === 0) return null;
  const shown = [...new Set(titles)].slice(0, mostNamed).map((title) => `“${shortly(title)}”`);
  const rest = new Set(titles).size - shown.length;
  const list = rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
  const which =
    titles.length === 1
      ? 'The motion of one vote does not say it; check that first'
      : `The motions of ${titles.length} votes do not say it; check these first`;
  return `There is no agenda, so what was voted on is named by what was said before. ${which}: ${list}.`;
}

/** In words: enough to know it by. */
const enough = 8;
const shortly = (title: string) => {
  const words = title.split(' ');
  return words.length > enough ? `${words.slice(0, enough).join(' ')} …` : title;
};
