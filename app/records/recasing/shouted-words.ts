import { pattern } from '#app/platform/language/pattern.ts';
import { monthNames } from '#app/platform/month-names.ts';
import type { Segment } from '../transcript.ts';

/** What a captioner's dictionary has in capitals only: months, and how people are spoken to. */
const shouted = pattern(
  'g',
)`\b(?:${[...monthNames.map((name) => name.toUpperCase()), 'PRESIDENT', 'MADAM', '(?:MR|MRS|MS|DR)(?=\\. | [A-Z])']})\b(?!-)`;
/** Fewer are said so for once. */
const fewest = 8;
/** 'MAY I', and not 'MAY 5'. */
const verb = /^MAY$/;
const ofDay = /^ (?:\d|of\b|was\b|is\b|and [A-Z]{3,})/;
const inMonth = /\b(?:in|of|last|this|by|since|next|until) $/i;

/** Captions in small letters with some words in capitals throughout, as live captioners type: with those as words are written. */
export function withShoutedWords<S extends Segment>(segments: readonly S[]): S[] {
  const count = segments.reduce((sum, { text }) => sum + (text.match(shouted)?.length ?? 0), 0);
  if (count < fewest) return [...segments];
  return segments.map((segment) => ({
    ...segment,
    text: segment.text.replace(shouted, (word, at: number, text: string) => {
      const isMonth = ofDay.test(text.slice(at + word.length)) || inMonth.test(text.slice(0, at));
      const isVerb = verb.test(word) && !isMonth;
      return isVerb ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase();
    }),
  }));
}
