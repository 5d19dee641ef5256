import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { entryKeys, spokenKeys } from './designators.ts';
import { readerFor } from './letter-first.ts';

/** Sentences in which an entry's designator is said: whole, by its letter, or by its heading's. */
type Heard = { whole: Set<number>; alone: Set<number>; parent: Set<number> };

export const none: Heard = { whole: new Set(), alone: new Set(), parent: new Set() };

/** Where each entry's designator is said. */
export function heardOf(
  entries: readonly AgendaEntry[],
  sentences: readonly SpokenSentence[],
): Heard[] {
  const keys = entryKeys(entries);
  // A number alone at the start of a sentence counts something more often than it takes up an item.
  const leadsAt = new Map<string, Set<number>>();
  const namedIn = readerFor(keys);
  for (const { text, index } of sentences)
    for (const { key, isLead, isBare } of namedIn(text))
      if (isLead && (!isBare || key.includes('.')))
        leadsAt.set(key, (leadsAt.get(key) ?? new Set()).add(index));
  const led = (key: string | null | undefined) => leadsAt.get(key ?? '') ?? new Set<number>();
  return keys.map((key, index) => {
    const [letter] = key?.match(/(?<=\.)[a-z]+$/) ?? [];
    // 'Item 4 is a public hearing' takes up 4.1, the first below that heading.
    const [above, own] = [entries[index - 1], entries[index]];
    const isFirst = above?.isHeading && own && above.level < own.level;
    return {
      whole: new Set((key ? spokenKeys(key) : []).flatMap((one) => [...led(one)])),
      alone: led(letter),
      parent: isFirst ? led(keys[index - 1]) : new Set(),
    };
  });
}
