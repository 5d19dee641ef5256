import type { Rule } from '../rule.ts';
import { negatedNear, quote } from '../statement/denials.ts';
import type { Statement } from '../statement/statement.ts';
import { isLike } from '../vocabulary/word-groups.ts';
import { changedDenials } from './changed-denials.ts';

/** The share that must stand in the source word for word: 0.7 does alike, 0.9 catches four less. */
const almostAlike = 0.8;
/** Words that begin alike are forms of one another: 'recommends', 'recommendation'. */
const sameBeginning = 4;

/** One content word where the source, word for word the same, has another: 'rated good'. */
export const replacedWords: Rule = {
  name: 'replaced words',
  yieldsTo: [changedDenials],
  check: ({ sentence, source, alignment }) => {
    if (alignment.share < almostAlike) return [];
    for (const { sentence: own, source: other } of alignment.gaps) {
      if (own[1] - own[0] !== 1 || other[1] - other[0] !== 1) continue;
      const [a, b] = [sentence.stems[own[0]] ?? '', source.stems[other[0]] ?? ''];
      if (a === '' || b === '' || source.places.has(a) || sentence.places.has(b)) continue;
      if (isLike(a, b) || a.slice(0, sameBeginning) === b.slice(0, sameBeginning)) continue;
      if (isDeniedRoot(source, other[0], sentence, own[0])) continue;
      if (isDeniedRoot(sentence, own[0], source, other[0])) continue;
      const [said, claimed] = [quote(source, other[0]), quote(sentence, own[0])];
      return [`The source says “${said}”, the sentence says “${claimed}”.`];
    }
    return [];
  },
};

/** 'Would not be able' where the other says 'would be unable'. */
const isDeniedRoot = (denying: Statement, root: number, other: Statement, at: number) =>
  negatedNear(denying, root) &&
  !negatedNear(other, at) &&
  new RegExp(`^(?:un|in|im|ir|il|dis)${denying.tokens[root]?.word}$`).test(
    other.tokens[at]?.word ?? '',
  );
