import { stemOf } from './stem.ts';

/** A word of a text: what it is known by in the index, and where it stands. */
export type Word = { stem: string; start: number; end: number };

/**
 * What counts as one word: letters with a point after each ('U.S.', 'p.m.'), a number with its
 * commas and decimals ('1,250', '4.2'), a number by its place ('3rd'), or a run of letters with
 * apostrophes in it. Of 'HB24-1234' each run of letters and each of digits is a word of its own, so
 * a number that a case is known by is found with hyphens, with spaces or with neither.
 */
const word =
  /\p{L}(?:\.\p{L})+(?!\p{L})\.?|(?<number>\p{Nd}{1,3}(?:,\p{Nd}{3})+(?!\p{Nd})(?:\.\p{Nd}+)?|\p{Nd}+(?:\.\p{Nd}+)?)(?:(?:st|nd|rd|th)(?!\p{L}))?|[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/giu;

/** The words of a text in their order. */
export function readWords(text: string): Word[] {
  return plainWords(text) ?? wordsIn(text);
}

function wordsIn(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(word)) {
    const number = match.groups?.number;
    const stem = number === undefined ? stemOf(match[0]) : numberToken(number);
    if (stem === '') continue;
    found.push({ stem, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/**
 * The same for the text that most passages are: words of letters a to z with plain signs between
 * them. A search reads some hundred passages, and goes through them many times as fast so. Null where
 * there is anything else in it: then the pattern above says what a word is.
 */
function plainWords(text: string): Word[] | null {
  const found: Word[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : space;
    if (isLetter(code)) {
      if (start < 0) start = at;
      continue;
    }
    if (!isPlainSign(code)) return null;
    // 'U.S.' is one word, and so is 'don't'.
    const isInside = code === point || code === apostrophe;
    if (isInside && start >= 0 && isLetter(text.charCodeAt(at + 1))) return null;
    if (start < 0) continue;
    found.push({ stem: stemOf(text.slice(start, at)), start, end: at });
    start = -1;
  }
  return found;
}

const [space, apostrophe, point, zero, nine] = [32, 39, 46, 48, 57];
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
/** ASCII, and no digit. */
const isPlainSign = (code: number) => code < 128 && !(code >= zero && code <= nine);

/** What the words of a text are known by. */
export const stemsOf = (text: string): string[] => readWords(text).map(({ stem }) => stem);

/** A longer number names nothing. */
const longestNumber = 30;

/** '1,250' is 1250, '07' is 7, and '4.20' is 4.2, written '4d2'. */
function numberToken(written: string): string {
  const ascii = written.normalize('NFKD').replaceAll(',', '').slice(0, longestNumber);
  const [whole = '', decimals = ''] = ascii.split('.');
  if (/[^\d]/.test(whole + decimals)) return stemOf(whole + decimals);
  const digits = decimals.replace(/0+$/, '');
  const number = whole.replace(/^0+(?=\d)/, '');
  return digits === '' ? number : `${number}d${digits}`;
}
