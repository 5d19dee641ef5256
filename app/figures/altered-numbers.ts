import { type Claim, replaceAt } from './claim.ts';
import type { Random } from './seeded-random.ts';

const written = /(?<![\d.,-])\d+(?:,\d{3})*(?:\.\d+)?(?![\d,-])/g;
const spoken =
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty';
const spokenNumbers = spoken.split(' ');
const spokenPattern = new RegExp(`\\b(?:${spokenNumbers.join('|')})\\b`, 'gi');
const withoutCommas = (text: string) => text.replaceAll(',', '');

/** A number that the source does not have, written the way the sentence writes it. */
export function otherNumber({ sentence, source }: Claim, random: Random): string | null {
  const digits = random.pick([...sentence.matchAll(written)]);
  const inSource = new Set([...source.matchAll(written)].map(([text]) => withoutCommas(text)));
  if (digits) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const at = Math.floor(random.next() * digits[0].length);
      const digit = digits[0].charAt(at);
      const other = String(1 + Math.floor(random.next() * 9));
      if (!/\d/.test(digit) || other === digit) continue;
      const number = digits[0].slice(0, at) + other + digits[0].slice(at + 1);
      // A small number may be said in words; numbers above twelve hardly ever are in part.
      const isWord = Number(number) <= 60 && spokenPattern.test(source);
      spokenPattern.lastIndex = 0;
      if (inSource.has(withoutCommas(number)) || isWord) continue;
      return replaceAt(sentence, digits.index, digits[0].length, number);
    }
  }
  const word = random.pick([...sentence.matchAll(spokenPattern)]);
  if (!word) return null;
  const others = spokenNumbers.filter((other) => !new RegExp(`\\b${other}`, 'i').test(source));
  const other = random.pick(others);
  if (!other || /\d/.test(source)) return null;
  const cased = /^\p{Lu}/u.test(word[0]) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  return replaceAt(sentence, word.index, word[0].length, cased);
}

/** Another number of the same source, which says it of something else. */
export function exchangedNumber({ sentence, source }: Claim, random: Random): string | null {
  const own = [...sentence.matchAll(written)];
  const inSentence = new Set(own.map(([text]) => withoutCommas(text)));
  const chosen = random.pick(own);
  const size = (text: string) => (Number(withoutCommas(text)) >= 1900 && text.length === 4 ? 1 : 0);
  const others = [...source.matchAll(written)]
    .map(([text]) => text)
    .filter(
      (text) => !inSentence.has(withoutCommas(text)) && chosen && size(text) === size(chosen[0]),
    );
  const other = random.pick(others);
  if (!chosen || other === undefined) return null;
  return replaceAt(sentence, chosen.index, chosen[0].length, other);
}
