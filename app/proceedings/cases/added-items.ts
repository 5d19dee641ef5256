import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { kindOf } from '../items/item-kind.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { entryKeys, writtenDesignator } from './designators.ts';
import type { Start } from './found-case.ts';
import { designatorsIn } from './spoken-designators.ts';
import { spokenTitle } from './spoken-title.ts';

/** In letters: who takes an item up begins with its number. */
const atStart = 14;
/** 'We'll make that 4A': said when it was added, and not where it is taken up. */
const isForetold = /\b(?:will|'ll|would|going to) (?:be|become|make)\b/i;

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
  const added = new Map<string, Start>();
  for (const { text, index } of sentences) {
    const one = designatorsIn(text).find(({ isLead, at }) => isLead && at <= atStart);
    if (!one || isForetold.test(text) || !followsLast(one.key, keys)) continue;
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
