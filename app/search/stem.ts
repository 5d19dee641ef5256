import porter2 from 'wink-porter2-stemmer';
import { irregularWords } from './irregular-words.ts';

/** A longer word is no English; the stemmer would take long over it. */
const longestStemmed = 40;
/** Of a longer word the beginning counts. */
const longestToken = 60;
/** Different words of some hundred meetings; kept, as the same ones come again and again. */
const mostKept = 60_000;

const kept = new Map<string, string>();

/**
 * What a word is known by in the index: its English stem, without case, accents and apostrophes, in
 * letters a to z and digits alone. What is written in another script is spelled by its numbers, so
 * it is found as it was written.
 */
export function stemOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const token = tokenOf(word);
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, token);
  return token;
}

function tokenOf(word: string): string {
  const plain = word
    .slice(0, longestToken)
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ.]/gu, '')
    .toLowerCase();
  if (plain === '') return '';
  if (/[^a-z]/.test(plain)) return `xu${[...plain].map(spelled).join('')}`;
  const stem = plain.length > longestStemmed ? plain : porter2(irregularWords.get(plain) ?? plain);
  // Marks begin with an x of their own (marks.ts), so a word with one at its start has two.
  return stem.startsWith('x') ? `x${stem}` : stem;
}

const spelled = (letter: string) =>
  /[a-z]/.test(letter) ? letter : `9${letter.codePointAt(0)?.toString(16) ?? ''}`;
