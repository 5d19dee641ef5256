import type { Segment } from '../transcript.ts';
import { commonWords, honorifics, roleTitles } from './casing-vocabulary.ts';

/** Surnames that this record itself shows to be names, in small letters. */
export type LearnedNames = { has(word: string): boolean };

const titled = /(?<!\p{L})(\p{L}{2,17})\.? (?=(\p{L}{2,20})(?!\p{L}))/gu;
const maxNames = 5_000;

/** Learns names from speakers' labels, and from what follows `MR.` or, more than once, `MAYOR`. */
export function learnNames(segments: Segment[]): LearnedNames {
  const names = new Set<string>();
  const afterRoles = new Map<string, number>();
  for (const { speaker, text } of segments) {
    const labelWords = (speaker ?? '').toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    for (const word of labelWords) if (isLikelyName(word)) names.add(word);
    for (const [, title = '', following = ''] of text.matchAll(titled)) {
      const role = title.toLowerCase();
      const name = following.toLowerCase();
      if (honorifics.has(role) && !roleTitles.has(name)) names.add(name);
      else if (roleTitles.has(role) && isLikelyName(name)) {
        afterRoles.set(name, (afterRoles.get(name) ?? 0) + 1);
      }
    }
    if (names.size > maxNames || afterRoles.size > maxNames) break;
  }
  for (const [name, count] of afterRoles) if (count > 1) names.add(name);
  return names;
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
