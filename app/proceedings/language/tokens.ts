/** A word or number of a text with where it stands. Hyphenated words are several tokens. */
export type Token = {
  text: string;
  /** Lower case, without accents and apostrophes' tails: what comparisons use. */
  word: string;
  start: number;
  end: number;
  /** What separates it from the token before: nothing, a comma, or the end of a sentence. */
  gap: 'none' | 'comma' | 'stop';
};

// Acronyms with points, numbers with their signs, then words. No nested repetition over the same
// characters, so that hostile text cannot make the match slow.
const tokenPattern =
  /(?:\p{L}\.){2,}|[$£€]?\d+(?:[,.:]\d+)*(?:st|nd|rd|th)?(?![\p{L}\p{N}])%?|[$£€]?\d+|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/giu;

const accents = /\p{M}/gu;

/** The form two spellings of a word share: lower case, no accents, straight apostrophes, no points. */
export function foldWord(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'").replaceAll('.', '');
  let ascii = true;
  for (let index = 0; index < lower.length; index += 1) {
    if (lower.charCodeAt(index) > 127) {
      ascii = false;
      break;
    }
  }
  return ascii ? lower : lower.normalize('NFD').replace(accents, '');
}

function gapKind(between: string): Token['gap'] {
  if (between.length === 0 || between === ' ') return 'none';
  if (/[.?!\n…]/.test(between)) return 'stop';
  if (/[,;:—–()"“”[\]]/.test(between)) return 'comma';
  return 'none';
}

/** Numbers keep their inner commas and points only in `text`; see facts/numbers.ts for values. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(tokenPattern)) {
    const found = match[0];
    const isNumber = /\d/.test(found) && !/\p{L}\p{N}/u.test(found);
    const word = isNumber ? found.toLowerCase() : foldWord(found);
    const start = match.index;
    tokens.push({
      text: found,
      word,
      start,
      end: start + found.length,
      gap: gapKind(text.slice(end, start)),
    });
    end = start + found.length;
  }
  return tokens;
}
