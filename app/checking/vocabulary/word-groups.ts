import { stem } from '#app/proceedings/language/stem.ts';
import { likeWordsOfTowns } from './municipal-synonyms.ts';
import { nearWords } from './near-synonyms.ts';
import { likeWords } from './synonyms.ts';
import type { Entry } from './word-table.ts';

const groups = groupWords([...likeWords, ...likeWordsOfTowns]);
const nearGroups = groupWords([...likeWords, ...likeWordsOfTowns, ...nearWords]);
const none: readonly number[] = [];

function groupWords(entries: readonly Entry[]): ReadonlyMap<string, number[]> {
  const grouped = new Map<string, number[]>();
  entries.forEach(({ words }, index) => {
    for (const key of new Set(words.map(stem))) {
      const known = grouped.get(key);
      if (known) known.push(index);
      else grouped.set(key, [index]);
    }
  });
  return grouped;
}

/** The groups of like words a stem belongs to. */
export const groupsOf = (stemmed: string): readonly number[] => groups.get(stemmed) ?? none;

/** Whether two stems are in one group of like words. */
export const isLike = (a: string, b: string): boolean =>
  groupsOf(a).some((group) => groupsOf(b).includes(group));

/** The groups of words near in meaning, opposites among them: enough to tell what it is about. */
export const nearGroupsOf = (stemmed: string): readonly number[] => nearGroups.get(stemmed) ?? none;
