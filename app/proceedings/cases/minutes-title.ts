import { months } from '#app/platform/language/months.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';

const ordinals = words(`
  first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth
`);
const day = pattern()`(?:\d{1,2}(?:st|nd|rd|th)?|(?:twenty[- ]|thirty[- ])?(?:${ordinals}))`.source;
const dates = pattern(
  'iu',
)`\b(?:of|from|for) (?!there\b)((?:the |our )?(?:(?!\bminutes\b)[^.?!]){0,60}?\b${months} ${day}(?:,? \d{4})?(?:,? (?:and |the )*(?:${months} )?${day}(?:,? \d{4})?)*)`;

/** 'The June 19th, 2024 meeting minutes'. */
const dateFirst = pattern('iu')`\b(${months} ${day}(?:,? \d{4})?),? (?:\p{L}+ ){0,5}?minutes\b`;

/** 'Approval of the minutes of July 27 and August 3, 2020', where they are named. */
export function minutesTitle(sentences: readonly SpokenSentence[], at: number): string {
  for (const { text } of sentences.slice(at, at + 4)) {
    const named = /\bminutes\b|\brecords of the\b/i.test(text)
      ? (dates.exec(text) ?? dateFirst.exec(text))
      : null;
    const of = named?.[1]?.trim();
    if (of) return `Approval of the minutes of ${of}`;
  }
  return 'Approval of the minutes';
}
