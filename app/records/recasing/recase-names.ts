import type { Segment } from '../transcript.ts';
import { commonWords, honorifics, noNames, roleTitles } from './casing-vocabulary.ts';
import { learnPlaces } from './places-named.ts';

/** Surnames and places that this record itself shows to be names, in small letters; `isStreet` of those of streets. */
export type LearnedNames = { has(word: string): boolean; isStreet(word: string): boolean };

const titled = /(?<!\p{L})(\p{L}{2,17})\.? (?=(\p{L}{2,20})(?!\p{L}))/gu;
/** 'BOARD MEMBER ADLER', 'COUNCIL MEMBER DIAZ'. */
const member = /(?<!\p{L})(?:council|board|committee|commission) member (\p{L}{3,20})(?!\p{L})/giu;
/** 'ADLER, AYE': who is called in a roll, with the answer. */
const answered = /(?<!\p{L})(\p{L}{3,20})[.,?]? (?:aye|yes|yea|nay|here|present)(?!\p{L})/giu;
const role = `(?:${[...roleTitles, 'member'].join('|')})`;
/** 'COMMISSIONER WOOD? YES', 'SECONDED BY COMMISSIONER WOOD': once is enough, though wood is a word. */
const acting = [
  `${role} (\\p{L}{3,20})[.,?]{0,2} (?:aye|yes|yea|nay|here|present|absent)(?!\\p{L})`,
  `(?:motion|moved|made|offered|second|seconded|supported) (?:by|from) ${role} (\\p{L}{3,20})(?!\\p{L})`,
].map((form) => new RegExp(`(?<!\\p{L})${form}`, 'giu'));
const maxNames = 5_000;

/** Learns names from speakers' labels, from what follows `MR.` or, more than once, `MAYOR`, and of places. */
export function learnNames(segments: Segment[]): LearnedNames {
  const { places, streets } = learnPlaces(segments);
  const names = new Set(places);
  const afterRoles = new Map<string, number>();
  const add = (word: string) => {
    const name = word.toLowerCase();
    if (isLikelyName(name) && !noNames.has(name))
      afterRoles.set(name, (afterRoles.get(name) ?? 0) + 1);
  };
  for (const { speaker, text } of segments) {
    const labelWords = (speaker ?? '').toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    for (const word of labelWords) if (isLikelyName(word)) names.add(word);
    for (const [, title = '', following = ''] of text.matchAll(titled)) {
      const role = title.toLowerCase();
      const name = following.toLowerCase();
      if (honorifics.has(role) && !roleTitles.has(name) && !noNames.has(name)) names.add(name);
      else if (roleTitles.has(role) && isLikelyName(name)) {
        afterRoles.set(name, (afterRoles.get(name) ?? 0) + 1);
      }
    }
    for (const [, following = ''] of text.matchAll(member)) add(following);
    for (const [, called = ''] of text.matchAll(answered)) add(called);
    for (const [, name = ''] of acting.flatMap((form) => [...text.matchAll(form)])) {
      const word = name.toLowerCase();
      if (!noNames.has(word) && !roleTitles.has(word) && !labelOnly.has(word)) names.add(word);
    }
    if (names.size > maxNames || afterRoles.size > maxNames) break;
  }
  for (const [name, count] of afterRoles) if (count > 1) names.add(name);
  return { has: (word) => names.has(word), isStreet: (word) => streets.has(word) };
}

const labelOnly = new Set(['speaker', 'unidentified', 'unknown', 'male', 'female', 'vice', 'the']);

function isLikelyName(word: string): boolean {
  return (
    !roleTitles.has(word) && !honorifics.has(word) && !labelOnly.has(word) && !commonWords.has(word)
  );
}

/** `MCGOVERN` as McGovern, `O'BRIEN` as O'Brien, others with a capital in front. */
export function nameCase(word: string): string {
  const lower = word.toLowerCase();
  const special = /^(mc|o['’])(\p{L}.*)$/u.exec(lower);
  const [, prefix = '', rest = lower] = special ?? [];
  const start = prefix.charAt(0).toUpperCase() + prefix.slice(1);
  return start + rest.charAt(0).toUpperCase() + rest.slice(1);
}
