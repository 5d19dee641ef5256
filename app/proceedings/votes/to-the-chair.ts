import { pattern, words } from '#app/platform/language/pattern.ts';

const presiding = words('mayor chair(?:man|woman|person)? president speaker moderator');
const courtesy = String.raw`(?:(?:mr|ms|mrs)\.?|madam|mister) `;
/** 'Mr. Chairman', 'Madam Vice Chair', 'Your Honor'. */
const courteous = pattern()`(?:${courtesy}(?:vice )?${presiding}|your honou?r)`.source;
/** 'Mayor' too, but no 'Mayor Pro Tem', who may be the mover. */
const addressed = pattern()`(?:${courteous}|${presiding})(?! pro\b)`.source;

const opening = words('yes okay so and then thanks');
const deed = words('moved? motion amendment second(?:ed)? support it that this');
/** Before what is moved anybody can be spoken to: 'Madam Clerk, I move approval.' */
const atStart = pattern(
  'iu',
)`^((?:(?:${opening}|thank you),? )*)(?:${addressed}|${courtesy}\p{L}{3,20}(?: \p{L}{3,20})?)[,.] `;
const atEnd = pattern('i')`(?:,|(?<=\b${deed})) ${addressed}(?=[.!]*$)`;
const afterDeed = pattern('i')`(?<=\b${deed}), ${addressed},`;
/** 'Ana Hale, president, and Bo Lind' are named, and nobody is spoken to. */
const within = pattern('i')`, ${courteous}(?=, )`;

/** Who speaks moves or seconds: 'Motion, Mayor, second, Ms. Hale' names the two instead. */
const inOwnWords = pattern('iu')`${[
  String.raw`\bI\b`,
  String.raw`\b(?:so|be) mov`,
  pattern()`^(?:\W*(?:${opening}|thank you)\b,?)*\W*(?:(?:${addressed}|${courtesy}\p{L}+(?: \p{L}+)?)[,.] )?(?:so )?(?:moved?|second(?:ed)?|support|motion to|happy to)\b`
    .source,
]}`;

/** What a member moves or seconds, without whom they say it to: 'So moved, Mayor.', 'Second, Mr. Chair.' */
export function withoutAddress(text: string): string {
  if (!/\b(?:mov|motion|second|support)/i.test(text) || !inOwnWords.test(text)) return text;
  if (/\b(?:by|from) (?:the )?\p{Lu}/u.test(text)) return text;
  const rest = text
    .replace(atStart, '$1')
    .replace(afterDeed, '')
    .replace(within, '')
    .replace(atEnd, '');
  return rest === text ? text : rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
