import { irregularWords } from './irregular-words.ts';
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
  const found: Word[] = [];
  eachWord(text, (start, end, match) => {
    const stem = match ? stemOfMatch(match) : stemOf(text.slice(start, end));
    if (stem !== '') found.push({ stem, start, end });
  });
  return found;
}

/**
 * The words of a text by what they are known by, '' for each that is not wanted. A search goes through some
 * hundred texts for a few words, so a word that begins otherwise is not asked what it is known by.
 */
export function stemsAmong(text: string, wanted: Wanted): string[] {
  const found: string[] = [];
  eachWord(text, (start, end, match) => {
    const isOther = match === null && !wanted.initials.has(text.charCodeAt(start) | smallLetter);
    const stem = match ? stemOfMatch(match) : isOther ? null : stemOf(text.slice(start, end));
    if (stem !== '') found.push(stem !== null && wanted.stems.has(stem) ? stem : '');
  });
  return found;
}

/** `initials`: what words of plain letters begin with that are known by these stems, in small letters */
export type Wanted = { stems: ReadonlySet<string>; initials: ReadonlySet<number> };

export function wantedWords(stems: Iterable<string>): Wanted {
  const all = new Set(stems);
  const irregular = [...irregularWords.keys()].filter((form) => all.has(stemOf(form)));
  return { stems: all, initials: new Set([...all, ...irregular].map((one) => one.charCodeAt(0))) };
}

/**
 * Gives each word of a text. Most are runs of letters a to z with plain signs between them, and are found
 * many times as fast than by the pattern, which says of the others, up to the next blank, what a word is.
 */
function eachWord(
  text: string,
  give: (start: number, end: number, match: RegExpExecArray | null) => void,
): void {
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : space;
    if (isLetter(code)) {
      if (start < 0) start = at;
      continue;
    }
    // 'U.S.' is one word, and so is 'don't'.
    const isInside = code === point || code === apostrophe;
    if (!isPlainSign(code) || (isInside && start >= 0 && isLetter(text.charCodeAt(at + 1)))) {
      const from = start < 0 ? at : start;
      at = endOfRun(text, at);
      for (const match of text.slice(from, at).matchAll(word)) {
        give(from + match.index, from + match.index + match[0].length, match);
      }
    } else if (start >= 0) give(start, at, null);
    start = -1;
  }
}

/** Where the next blank is. */
function endOfRun(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function stemOfMatch(match: RegExpExecArray): string {
  const number = match.groups?.number;
  return number === undefined ? stemOf(match[0]) : numberToken(number);
}

const [newLine, space, apostrophe, point, zero, nine] = [10, 32, 39, 46, 48, 57];
/** Of the code of a letter a to z. */
const smallLetter = 32;
const isBlank = (code: number) => code === space || code === newLine;
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
