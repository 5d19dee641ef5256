import { words } from '#app/platform/language/pattern.ts';

/** Words that many bodies have in their names, and that tell no place from another. */
export const general: ReadonlySet<string> = new Set(
  words(`a of the and for in on city town village county township borough parish board council commission
    committee authority agency department district state public regular special meeting local government
    municipal municipality directors trustees commissioners supervisors selectmen members`),
);
export const little: ReadonlySet<string> = new Set(words('a of the and for in on'));
/** And these are of any place's. */
const kinds = new Set(
  words(
    'school schools education unified independent planning plan zoning common assembly transit water',
  ),
);
export const isOfAny = (word: string): boolean => general.has(word) || kinds.has(word);

/** As letters and figures in lower case, short forms written out. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => writtenOut.get(word) ?? word);
}
const writtenOut = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['co', 'county'],
  ['comm', 'commission'],
  ['bd', 'board'],
  ['dept', 'department'],
  ['dist', 'district'],
]);
