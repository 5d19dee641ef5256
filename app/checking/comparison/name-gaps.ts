import { stem } from '#app/proceedings/language/stem.ts';
import type { Statement } from '../statement/statement.ts';
import { bareWord, isName } from '../vocabulary/names.ts';
import type { Alignment } from './alignment.ts';
import { soundsAlike } from './sounds-alike.ts';

/**
 * The share of the sentence that must run as the source does for a gap to tell of a name. 0.5
 * catches one more by hand and marks one more true one, 0.7 catches one less.
 */
const runsAlong = 0.6;
/** Tokens of a name that stands in the place of another. */
const longest = { sentence: 3, source: 4 };

/** The name that stands in the source where the sentence, word for word the same, has another. */
export function replacedName(
  index: number,
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string | null {
  if (alignment.share < runsAlong) return null;
  const gap = alignment.gaps.find(
    ({ sentence: [from, to] }) => from <= index && index < to && to - from <= longest.sentence,
  );
  if (!gap || gap.source[1] - gap.source[0] > longest.source) return null;
  for (let at = gap.source[0]; at < gap.source[1]; at += 1) {
    const token = source.tokens[at];
    if (!token || !/^\p{Lu}\p{L}/u.test(token.text) || !isName(source, at)) continue;
    return isOneName(sentence.tokens[index]?.word ?? '', token.text) ? null : token.text;
  }
  return null;
}

function isOneName(word: string, other: string): boolean {
  const [own, said] = [bareWord(word), bareWord(other.toLowerCase().replaceAll('’', "'"))];
  return stem(own) === stem(said) || soundsAlike(own, said);
}
