import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { readerFor } from './letter-first.ts';
import { named } from './listed-items.ts';

/** 'I'd like to pull item D', 'item 4 was removed from consent': voted on by itself. */
export const pulls = pattern('i')`\b(?:${phrases(String.raw`
  (?:pull|remov|separat|withdraw)\w*\b(?! (?:up|over|your))
  (?:take|taken|set|hold|have|vote (?:on)?|discuss)\w* .{0,40}\b(?:separate(?:ly)?|individually|off (?:of )?consent|aside|out)
`)})`;

/** In letters. */
const startOfSentence = 12;

/** In small letters, as captions have them: 'I'd like d pulled, please', 'okay, d is out'. */
const pulledLetter = pattern('iu')`\b(?:${phrases(String.raw`
  (?:like|want|have|see|take|get) (?:to (?:pull|remove) )?(?:item )?(?<one>[b-hj-z]) (?:pulled|off|out|removed)
  (?:pull|remove) (?:item )?(?<two>[b-hj-z])\b(?! \p{L}+ing)
  (?<three>[b-hj-z])(?:'s| is) (?:out|off|pulled)
`)})\b`;

/** 'D-2 is off.' */
const isOff = /(?: is|'s) (?:off|out|pulled)\b/i;
/** Whether somebody takes items off a consent list in a sentence, and takes none of them up. */
export const isPulledIn = (text: string) => pulls.test(text) || isOff.test(text);

/** The items of the list that somebody takes off it in a sentence. */
export function pulledIn(text: string, keys: readonly (string | null)[]): Set<number> {
  const said = pulls.test(text) ? named(text, keys) : new Set<number>();
  const { one, two, three } = pulledLetter.exec(text)?.groups ?? {};
  const letter = (one ?? two ?? three)?.toUpperCase();
  if (letter !== undefined) for (const index of named(`item ${letter}`, keys)) said.add(index);
  return said;
}

/** Where an item that was pulled is taken up by itself, behind the vote on the list. */
export function takenUpAfter(
  at: number,
  key: string | null,
  { sentences, keys }: { sentences: readonly SpokenSentence[]; keys: readonly (string | null)[] },
): number | null {
  const namedIn = readerFor(keys);
  const found = sentences.find(
    ({ index, text }) =>
      index > at && namedIn(text).some((said) => said.key === key && said.at <= startOfSentence),
  );
  return found?.index ?? null;
}
