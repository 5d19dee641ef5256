import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { kindOf } from '../items/item-kind.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { entryKeys, writtenDesignator } from './designators.ts';
import type { Start } from './found-case.ts';
import { designatorsIn } from './spoken-designators.ts';
import { spokenTitle } from './spoken-title.ts';

/** In letters: who takes an item up begins with its number. */
const atStart = 14;
/** 'I'd like to add an item.' 'We'll make that 4A.' */
const adds = /\b(?:add(?:ed|ing|ition)?|(?:will|'ll|would|going to) (?:be|become|make))\b/i;
/** '4A', '4-a', '4 A' */
const numberOfPart = /\b(\d{1,2})(?:[.-]?([A-Za-z])| ([A-Z]))\b/g;
/** In sentences: an item is added in so many. */
const addedWithin = 2;

/**
 * With the items that a meeting adds to its agenda under a number of their own: '4A, the fire truck grant',
 * where the agenda goes from 4 to 5.
 */
export function withAdded(
  starts: readonly Start[],
  agenda: readonly AgendaEntry[],
  sentences: readonly SpokenSentence[],
): Start[] {
  const keys = new Set(entryKeys(agenda).filter((key) => key !== null));
  const foretold = new Set<string>();
  const added = new Map<string, Start>();
  let addedAt = Number.NEGATIVE_INFINITY;
  for (const { text, index } of sentences) {
    if (adds.test(text)) addedAt = index;
    const isAdded = index - addedAt <= addedWithin;
    if (isAdded)
      for (const [, number, near, apart = near] of text.matchAll(numberOfPart)) {
        const key = `${number}.${apart?.toLowerCase()}`;
        if (followsLast(key, keys)) foretold.add(key);
      }
    // Reading a sentence's numbers is dear, and few meetings add items.
    if (isAdded || foretold.size === 0) continue;
    const one = designatorsIn(text).find(
      ({ key, isLead, at }) => isLead && at <= atStart && foretold.has(key),
    );
    if (!one || added.has(one.key)) continue;
    const until = starts.find(({ from }) => from > index)?.from ?? sentences.length;
    const title = spokenTitle(sentences, { at: index, end: one.end, until, key: one.key });
    if (title === null) continue;
    const designator = writtenDesignator(one.key);
    const begins = { designator, title, kind: kindOf(title), entry: null, isConsent: false };
    added.set(one.key, { ...begins, from: index });
  }
  return [...starts, ...added.values()];
}

/** Whether a number with a letter is not on the agenda, and the one before it is. */
function followsLast(key: string, keys: ReadonlySet<string>): boolean {
  const [, number, letter] = /^(\d+)\.([a-z])$/.exec(key) ?? [];
  if (number === undefined || letter === undefined || keys.has(key)) return false;
  const before = String.fromCharCode(letter.charCodeAt(0) - 1);
  return letter === 'a' ? keys.has(number) : keys.has(`${number}.${before}`);
}
