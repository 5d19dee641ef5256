import { isQuoted } from '#app/checking/comparison/quotation.ts';
import { takeApart, takeApartSource } from '#app/checking/statement/statement.ts';
import { findNames } from '#app/proceedings/facts/names.ts';
import { lettersApart } from '#app/proceedings/language/letters-apart.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { nameInLabel } from './quotation-in.ts';

/**
 * What is wrong with a quotation: words that do not stand in the cited places one after the other,
 * hesitations and stammers aside, or a speaker whom these places do not name. Empty where it is sound.
 */
export function checkQuotation(
  { who, words }: { who: string | null; words: string },
  source: string,
): string[] {
  const reasons: string[] = [];
  if (!isQuoted(takeApart(words), takeApartSource(source)))
    reasons.push('These words do not stand there in the record one after the other.');
  const name = who === null ? null : nameInLabel(who);
  if (name === null) return reasons;
  const [titled] = findNames(name);
  const parts = wordsOf(titled?.name ?? name);
  // Whom somebody speaks of in these words is not who says them.
  if (timesNamed(parts, wordsOf(source)) <= timesNamed(parts, wordsOf(words)))
    reasons.push(`The cited places do not name ${name} as the speaker.`);
  return reasons;
}

const wordsOf = (text: string) => tokenize(text).map(({ word }) => word);

const timesNamed = (parts: readonly string[], said: readonly string[]) =>
  said.filter((_, at) => isNamedAt(parts, said, at)).length;

/** In words: a middle name or an initial may stand between two parts of a name. */
const mostBetween = 1;

/** Whether the parts of a name stand there, one soon after the other. */
function isNamedAt(parts: readonly string[], said: readonly string[], at: number): boolean {
  let from = at;
  return parts.every((part, index) => {
    const reach = said.slice(from, from + (index === 0 ? 1 : 1 + mostBetween));
    const found = reach.findIndex((word) => word === part || isSlip(part, word));
    from += found + 1;
    return found >= 0;
  });
}

/** 'Herboldt' is how captions heard Herbold: the first letter is right, and a letter or two are not. */
const slip = { fewestLetters: 4, most: 2 };

const isSlip = (word: string, other: string) =>
  word.length >= slip.fewestLetters &&
  word[0] === other[0] &&
  lettersApart(word, other) <= slip.most;
