import { words } from '#app/platform/language/pattern.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import { commonWords } from '#app/records/recasing/casing-vocabulary.ts';
import { things } from './title-vocabulary.ts';

const smallWords: ReadonlySet<string> = new Set(
  words('of and the to for in on at by with from or a'),
);
/** In letters: shorter ones in capitals may be short for something. */
const wholeWord = 5;

/** 'CONSIDERATION OF THE CLOSED MEETING MINUTES OF December 15': only what stands before the day is shouted. */
const shoutedLead = /^(?:\p{Lu}[\p{Lu}'’]*,? ){4,}(?=\p{Lu}\p{Ll}|\d)/u;

/** A title in capitals, or the part before a day that is, as titles are written; as it is where a short form would be lost. */
export const unshouted = (title: string): string =>
  inCapitals(title)
    ? inTitleCase(title)
    : title.replace(shoutedLead, (lead) => (inCapitals(lead) ? inTitleCase(lead) : lead));

/** Whether nothing is lost where it is put in small letters: no short form, no name that is one. */
function inCapitals(title: string): boolean {
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{3}/u.test(title)) return false;
  const own = title.match(/\p{L}+/gu) ?? [];
  return usualItem(title) !== null || own.every(isWhole);
}

function isWhole(word: string): boolean {
  const lower = word.toLowerCase();
  return word.length >= wholeWord || commonWords.has(lower) || things.has(lower);
}

const inTitleCase = (title: string) =>
  title.replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    return at > 0 && smallWords.has(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
