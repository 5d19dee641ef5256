import { pattern, words } from '#app/platform/language/pattern.ts';

const presiding = words('mayor chair(?:man|woman|person)? president speaker moderator');
/** 'Mayor', 'Mr. Chairman', 'Madam President', 'Your Honor', but no 'Mayor Pro Tem', who may be the mover. */
const chair = pattern()`(?:(?:(?:mr|ms|mrs)\.?|madam|mister) )?${presiding}|your honou?r`.source;
const addressed = `(?:${chair})(?! pro\\b)`;

const deed = words('moved? motion amendment second(?:ed)? support it that this');
const atEnd = pattern('i')`(?:,|(?<=\b${deed})) ${addressed}(?=[.!]*$)`;
const afterDeed = pattern('i')`(?<=\b${deed}), ${addressed},`;
const within = pattern('i')`, ${addressed}(?=, )`;
const atStart = pattern('i')`^${addressed}, `;

const opening = words('so and yes okay then thanks');
/** Who speaks moves or seconds: 'Motion, Mayor, second, Ms. Hale' names the two instead. */
const inOwnWords = pattern('i')`${[
  String.raw`\bI\b`,
  String.raw`\b(?:so|be) mov`,
  pattern()`^(?:\W*(?:${opening}|thank you)\b,?)*\W*(?:${addressed}, )?(?:so )?(?:moved?|second(?:ed)?|support|motion to|happy to)\b`
    .source,
]}`;

/** What a member moves or seconds, without whom they say it to: 'So moved, Mayor.', 'Second, Mr. Chair.' */
export function withoutAddress(text: string): string {
  if (!/\b(?:mov|motion|second|support)/i.test(text) || !inOwnWords.test(text)) return text;
  if (/\b(?:by|from) (?:the )?\p{Lu}/u.test(text)) return text;
  return text
    .replace(atStart, '')
    .replace(afterDeed, '')
    .replace(within, '')
    .replace(atEnd, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
