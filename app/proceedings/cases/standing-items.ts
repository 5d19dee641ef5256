import type { ItemKind } from '../agenda-item.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import { isNone, leads, start } from './standing-leads.ts';
import { type StandingItem, standingItems } from './standing-names.ts';

// In sentences: the opening of a short meeting is a larger share; in letters: 'minutes' may go on with 'please'.
const [opening, fewMore] = [40, 8];
/** In words: what comes later in a sentence tells of such an item more often than it takes it up. */
const longest = { alone: 7, announced: 36 };

/** 'Public comment, so if you'd like to speak': captions without a point behind the name. */
const goesOn = /^,? so (?:if|is|are|do|does|we|I|this|any)\b/i;

/** 'That group could decide to go into': what somebody may do another time. */
const isPossible =
  /\b(?:they|it|groups?|committees?|boards?|councils?|bod(?:y|ies)) (?:could|can|may|might|would)\b[^.,;]{0,40}$/i;

/** The standing item that a sentence takes up, with its title; null where it takes up none. */
export function standingItemIn(
  { text: whole, index }: SpokenSentence,
  length: number,
): { item: StandingItem; title: string; end: number; isAlone: boolean } | null {
  const spoken = whole.split(/\s+/, longest.announced);
  const text = spoken.length < longest.announced ? whole : spoken.join(' ');
  const count = spoken.length;
  if (isNone(text)) return null;
  const isQuestion = /\?\W*$/.test(text);
  const share = index / Math.max(1, length);
  const possible = standingItems.filter(
    ({ from, to }) => share >= from && (share <= to || index < opening),
  );
  const told = possible
    .flatMap((item) => {
      const named = item.name.exec(text);
      if (!named) return [];
      const before = text.slice(0, named.index);
      const after = text.slice(named.index + named[0].length);
      const isAlone =
        before.replace(start, '').trim() === '' &&
        (goesOn.test(after) ||
          (count <= longest.alone &&
            (!isQuestion || item.kind === 'report') &&
            /^\W*(?:$|[.,:;-]| (?:period|item|please|is|are)\b)/.test(after)));
      const isNext = leads.test(before) && !isQuestion && !isPossible.test(before);
      if (!isAlone && !isNext) return [];
      const words = item.isTold ? tidyTitle(text.slice(named.index)) : null;
      const isWhole = words !== null && words.length > named[0].length - 1 && words.includes(' ');
      const end = named.index + named[0].length;
      return { item, title: isWhole ? words : item.title, end, isAlone: !isNext, at: named.index };
    })
    .sort((a, b) => a.at - b.at)[0];
  if (told) return told;
  for (const item of possible) {
    const opened = item.opens?.exec(item.kind === 'opening' ? whole : text);
    if (opened && !isPossible.test(text.slice(0, opened.index)))
      return { item, title: item.title, end: opened.index + opened[0].length, isAlone: false };
  }
  return null;
}

/** The standing item that words name and nothing else: 'the consent items'. */
export function standingItemOf(words: string): { title: string; kind: ItemKind } | null {
  const bare = words.replace(start, '').replace(/\W+$/, '');
  const item = standingItems.find(({ name }) => name.exec(bare)?.index === 0);
  const named = item?.name.exec(bare)?.[0] ?? '';
  if (item && named.length < bare.length - fewMore)
    return item.kind === 'public comment'
      ? { title: tidyTitle(bare) ?? item.title, kind: item.kind }
      : null;
  return item ? { title: (item.isTold && tidyTitle(bare)) || item.title, kind: item.kind } : null;
}
