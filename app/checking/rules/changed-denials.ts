import type { Alignment, Gap } from '../comparison/alignment.ts';
import { tellsComplement } from '../comparison/complements.ts';
import { isToldByOpposite } from '../comparison/told-by-opposite.ts';
import type { Rule } from '../rule.ts';
import {
  countNegators,
  isNegativeVerb,
  isNegator,
  negatorText,
  quote,
  stepsAside,
  tellsOtherCase,
} from '../statement/denials.ts';
import type { Statement } from '../statement/statement.ts';
import { oppositeKey, oppositesOf } from '../vocabulary/opposites.ts';

/**
 * The share of the sentence that must run as the source does. By hand 0.5 catches two more, of
 * sentences that were worked with, and 0.7 three less while it marks one true one less.
 */
const runsAlong = 0.6;
/** Tokens of a gap that is one thing in the place of another. */
const longest = { sentence: 2, source: 4 };
/** Beyond this many tokens a gap is left out, not replaced, and its denials are others. */
const longestReplaced = 6;

/** Near word for word the same: a negator, or an opposite, on one side of a gap only. */
export const changedDenials: Rule = {
  name: 'changed denials',
  check: (compared) => {
    const { sentence, source, alignment } = compared;
    if (alignment.share < runsAlong || tellsComplement(compared)) return [];
    // 'Questioned whether it was worth it' where 'it was not worth it'.
    if (doubts.test(sentence.text)) return [];
    const deniesOnce = deniesOneSide(sentence, source, alignment);
    for (const gap of alignment.gaps) {
      const [own, other] = [gap.sentence[1] - gap.sentence[0], gap.source[1] - gap.source[0]];
      if (own > longest.sentence || other > longest.source) continue;
      const inSentence = countNegators(sentence, ...gap.sentence);
      const inSource = countNegators(source, ...gap.source);
      if (inSentence % 2 === inSource % 2) {
        const reason = inSentence === inSource ? oppositeIn(gap, sentence, source) : null;
        if (reason) return [reason];
        continue;
      }
      if (!deniesOnce || isSaidElsewhere(gap, sentence, source)) continue;
      // 'fails' against 'does not pass' is the same said in other words.
      if (turns(sentence, gap.sentence) || turns(source, gap.source)) continue;
      if (isOpposite(sentence, gap.sentence, source) || isOpposite(source, gap.source, sentence))
        continue;
      if (inSource < inSentence) {
        if (tellsOtherCase(sentence, source)) continue;
        return [
          `The sentence says “${denialIn(sentence, gap.sentence)}” where the source does not.`,
        ];
      }
      return [`The source has a “${denialIn(source, gap.source)}” that the sentence leaves out.`];
    }
    return [];
  },
};

const doubts =
  /\b(?:question(?:ed|s|ing) (?:whether|if|how)|doubt(?:ed|s|ing)|skeptical|wondered (?:whether|if))\b/i;

/** 'No student … would have to' and 'students … would not have to' deny once, in other places. */
function deniesOneSide(sentence: Statement, source: Statement, { gaps }: Alignment): boolean {
  let denials = 0;
  for (const gap of gaps) {
    denials += countNegators(sentence, ...gap.sentence);
    const isLeftOut = gap.source[1] - gap.source[0] > longestReplaced;
    if (!isLeftOut) denials += countNegators(source, ...gap.source);
  }
  return denials % 2 !== 0;
}

const denialIn = (statement: Statement, [from, to]: Gap['source']) =>
  negatorText(statement, from, to);

/** 'Not in good shape' where the other says 'in poor condition'. */
function isOpposite(own: Statement, [from, to]: Gap['source'], other: Statement): boolean {
  for (let at = from; at < to; at += 1)
    if (isNegator(own, at) && isToldByOpposite(own, at, other)) return true;
  return false;
}

const turns = (statement: Statement, [from, to]: Gap['sentence']) =>
  statement.tokens
    .slice(from, to)
    .some(
      ({ word }, at) =>
        isNegativeVerb(word) ||
        /^(?:un|in|im|dis)\p{L}{4,}/u.test(word) ||
        stepsAside(statement, from + at),
    );

function oppositeIn(gap: Gap, sentence: Statement, source: Statement): string | null {
  for (let index = gap.sentence[0]; index < gap.sentence[1]; index += 1) {
    const others = oppositesOf(oppositeKey(sentence.tokens[index]?.word ?? ''));
    if (!others) continue;
    for (let at = gap.source[0]; at < gap.source[1]; at += 1)
      if (others.has(oppositeKey(source.tokens[at]?.word ?? ''))) {
        const [said, claimed] = [quote(source, at), quote(sentence, index)];
        return `The source says “${said}”, the sentence says “${claimed}”.`;
      }
  }
  return null;
}

/** 'Without objection' that stands in another place of the source denies nothing new. */
function isSaidElsewhere(gap: Gap, sentence: Statement, source: Statement): boolean {
  for (let index = gap.sentence[0]; index < gap.sentence[1]; index += 1) {
    const [word, next] = [sentence.tokens[index]?.word, sentence.tokens[index + 1]?.word];
    if (word !== 'without' && word !== 'no') continue;
    return source.tokens.some(
      (token, at) => token.word === word && source.tokens[at + 1]?.word === next,
    );
  }
  return false;
}
