import { describe, expect, it } from 'vitest';
import { months, officialWords, sentenceOpeners, verbsAfterNames } from './capitalised.ts';
import { likeWordsOfTowns } from './municipal-synonyms.ts';
import { nearWords } from './near-synonyms.ts';
import { opposedAlways } from './opposites-always.ts';
import { opposedOfOneThing } from './opposites-of-one-thing.ts';
import { speechWords } from './speech.ts';
import { likeWords } from './synonyms.ts';
import { tellingWords } from './telling.ts';
import type { Entry } from './word-table.ts';

const twice = (list: readonly string[]) =>
  list.filter((word, index) => list.indexOf(word) !== index);

describe('the words that stand for one another', () => {
  const groups = [...likeWords, ...likeWordsOfTowns, ...nearWords];

  it('stand once in their group, each group with an example', () => {
    for (const { words, example } of groups) {
      expect(twice(words), words.join(' ')).toEqual([]);
      expect(words.length, words.join(' ')).toBeGreaterThan(1);
      expect(example, words.join(' ')).not.toBe('');
    }
  });

  it('are in no group that another group holds already', () => {
    const like = [...likeWords, ...likeWordsOfTowns];
    expect(like.flatMap((group) => heldIn(group, like))).toEqual([]);
    expect(nearWords.flatMap((group) => heldIn(group, groups))).toEqual([]);
  });
});

/** The group, where another one of the list has all its words. */
function heldIn(group: Entry, list: readonly Entry[]): string[] {
  const isHeld = list.some(
    (other) => other !== group && group.words.every((word) => other.words.includes(word)),
  );
  return isHeld ? [group.words.join(' ')] : [];
}

describe('the words that oppose one another', () => {
  const entries = [...opposedAlways, ...opposedOfOneThing];

  it('are paired once, whichever stands first', () => {
    const pairs = entries.flatMap(({ sides: [left, right] }) =>
      left.flatMap((a) => right.map((b) => [a, b].sort().join(' '))),
    );
    expect(twice(pairs)).toEqual([]);
  });

  it('are on one side only, each pair with an example', () => {
    for (const { sides, example } of entries) {
      expect(twice(sides.flat()), example).toEqual([]);
      expect(example, sides.flat().join(' ')).not.toBe('');
    }
  });
});

it.each(
  Object.entries({
    ...{ months, officialWords, sentenceOpeners, verbsAfterNames, speechWords, tellingWords },
  }),
)('no word stands twice in %s', (_, list) => {
  expect(twice(list)).toEqual([]);
});
