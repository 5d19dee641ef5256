import { pattern } from '#app/platform/language/pattern.ts';

const polite = String.raw`(?:(?:okay|yes|and|well),? )?`;
const bareFor = new RegExp(
  String.raw`^${polite}(?:I'm |I am |I vote )?(?:for|four|in favou?r)(?: it)?[.!]*$`,
  'i',
);
const bareAgainst = new RegExp(
  String.raw`^${polite}(?:I'm |I am |I vote )?against(?: it)?[.!]*$`,
  'i',
);
/** 'How many ayes?' 'All in favor?' 'Four.' is a count. */
const counts =
  /\b(?:ayes|yeas|yes|noes|nays|votes|how many|count|total|(?:all|those) (?:those )?in favou?r)\b/i;

/** 'For.' and 'I'm against.' as the yes and no that they are after a name; captions write 'four'. */
export function plainSide(text: string, before: string): string | null {
  if (counts.test(before) || !callsSomebody(before)) return null;
  if (bareFor.test(text)) return 'Yes.';
  return bareAgainst.test(text) ? 'No.' : null;
}

const namedFor = /^(?!In )(?<name>(?:\p{Lu}[\p{L}.'’-]+,? ){1,3})(?:in )?favou?r[.!]*$/u;

/** 'Dana Ruiz, in favor.' as her yes, which is one where others answer so too; null for other sentences. */
export function namedSide(text: string): string | null {
  const name = namedFor.exec(text)?.groups?.name;
  return name === undefined ? null : `${name.replace(/,? $/, '')}, yes.`;
}

/** In words: a name, or the question with it. */
const longestCall = 7;
/** With what a member is asked for an answer. */
export const forOrAgainst = 'are you (?:for|in favou?r) or (?:against|opposed)';
const called = pattern(
  'iu',
)`^(?:(?:okay|and|so|next|thank you),? )*(?:\p{Lu}[\p{L}.'’-]+(?: (?!are )|(?=[,.?]|$))){1,4}(?:,? ?${forOrAgainst})?[.?,]*$`;

/** Whether a sentence calls somebody to answer. */
const callsSomebody = (text: string): boolean =>
  text.split(' ').length <= longestCall &&
  called.test(text) &&
  /\p{Lu}\p{Ll}/u.test(text) &&
  !seconds.test(text);
const seconds = /^(?:second(?:ed)?|support(?:ed)?)\b/i;

const missing =
  /\b(?:with|and) ((?:\p{Lu}[\p{L}.'’-]+ ?){1,3})(?:(?:is|was|being) )?(?:still )?(?:absent|excused)\b/u;

/** Who is told to be absent where a roll ends: 'All in favor, with Mr. Roy absent.' */
export const absentAtEnd = (text: string): string | null => missing.exec(text)?.[1]?.trim() ?? null;
