import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import type { Compared } from '../comparison/compared.ts';
import { fractionOf, fractionReason, fractionsIn } from '../comparison/fractions.ts';
import { judgedApart } from '../comparison/judged-apart.ts';
import { inGap, isExactGap, runsInOrder } from '../comparison/number-gaps.ts';
import { isElliptic, isInSameRange, isOtherMeasure } from '../comparison/number-kinds.ts';
import { countsOther, isRatio, isShortened } from '../comparison/number-wordings.ts';
import { isSaidOtherwise } from '../comparison/same-in-other-words.ts';
import { equalNumbers, spelledOut } from '../comparison/same-value.ts';
import { sumsUp } from '../comparison/summed-up.ts';
import { isWorkedOut } from '../comparison/worked-out.ts';
import type { Rule } from '../rule.ts';
import { numbersNear, numbersOf } from '../statement/number-places.ts';
import { boundTo, followingStem, textOf, withUnit } from '../statement/number-units.ts';
import { oncePer } from '../statement/per-statement.ts';
import { unitOf } from '../statement/spans.ts';
import { type Statement, wordsOf } from '../statement/statement.ts';

/** A number, amount or percentage that the source does not have, or has another in its place. */
export const numbers: Rule = {
  name: 'numbers',
  check: (compared) => {
    const { sentence, source } = compared;
    return [
      ...againstNumbers(compared).flatMap(({ mention, reason, isAbsent }) =>
        isAbsent && isCount(mention, sentence) ? [] : reason,
      ),
      ...halvesIn(sentence).flatMap((half) => fractionReason(half, sentence, source) ?? []),
    ];
  },
};

type Against = { mention: NumberMention; reason: string; isAbsent: boolean };

/** What speaks against the numbers of a sentence, and whether it is only that the source has none such. */
export const againstNumbers = oncePer((compared: Compared): readonly Against[] => {
  const apart = judgedApart(compared);
  return compared.sentence.numbers.flatMap((mention) => {
    const reason = apart.has(mention.from) ? null : reasonAgainst(mention, compared);
    return reason === null
      ? []
      : [{ mention, reason, isAbsent: reason === absent(mention, compared) }];
  });
});

/** The numbers that the source has nowhere, in whatever words, each as the sentence has it. */
export const absentNumbers = (compared: Compared): string[] => {
  const { sentence, source } = compared;
  return sentence.numbers
    .filter(
      (mention) =>
        equalIn(mention, compared).length === 0 &&
        !spelledOut(mention.value, source) &&
        !isShortened(mention, source) &&
        !isRatio(mention, source) &&
        !isSaidOtherwise(mention, sentence, source) &&
        !isCount(mention, sentence),
    )
    .map(({ from, to }) => wordsOf(sentence, from, to));
};

/** In words, 'three residents': more than so many nobody counts while reading. */
const mostCounted = 10;

/** Whether a number may be what whoever wrote the sentence has counted: things, and no measure of them. */
export const isCount = ({ from, to, value, unit }: NumberMention, sentence: Statement): boolean =>
  unit === 'plain' &&
  value >= 2 &&
  value <= mostCounted &&
  to === from + 1 &&
  /^\p{L}+$/u.test(sentence.tokens[from]?.text ?? '') &&
  followingStem(sentence, to) !== null &&
  !ofVotes.test(sentence.text) &&
  !isMeasure(sentence.tokens[to]?.word ?? '');

/** How many voted, and how, is looked up. */
const ofVotes =
  /\b(?:vot(?:e|ed|es|ing)|favou?r|oppos\w*|against|abstain\w*|abstention|ayes?|nays?|noes|dissent\w*)\b/i;

const isMeasure = (word: string) => unitOf(word) !== null || measures.test(word);
const measures =
  /^(?:hundred|thousand|million|billion|percent|points?|cents?|dollars?|feet|foot|inch(?:es)?|yards?|miles?|blocks?|acres?|square|pounds?|tons?|gallons?|times|stor(?:y|ies)|p|a)$/;

function reasonAgainst(mention: NumberMention, compared: Compared): string | null {
  const { sentence, source, alignment } = compared;
  const share = fractionOf(sentence, mention);
  if (share !== null) return fractionReason(share, sentence, source);
  if (continuesDate(mention, compared)) return null;
  const noun = followingStem(sentence, mention.to);
  const isArticle = mention.value === 1 && sentence.tokens[mention.from]?.word === 'one';
  if (isArticle && noun === null) return null;
  const equal = equalIn(mention, compared);
  if (equal.length === 0) {
    if (isShortened(mention, source) || isRatio(mention, source)) return null;
    if (isSaidOtherwise(mention, sentence, source)) return null;
    if (isWorkedOut(mention, sentence, source)) return null;
  }
  if (equal.length > 0 && isInSameRange(mention, sentence, source)) return null;
  if (equal.some((own) => runsOnAlike(mention, own, compared))) return null;
  const swapped = inGap(mention, sentence, source, alignment);
  if (equal.length > 0 || spelledOut(mention.value, source)) {
    // Out of the order of the source a number may stand elsewhere in the sentence as well.
    const isElsewhere = swapped !== null && numbersOf(sentence, swapped.value).length > 0;
    const isOpen =
      !isExactGap(mention, alignment) &&
      !runsInOrder(alignment) &&
      (isElsewhere || isElliptic(source, equal, noun) || countsSame(equal, noun, source));
    const isOfBoth = swapped !== null && equal.length > 0 && isOtherMeasure(mention, swapped);
    if (swapped && !isOpen && !isOfBoth) return differs(mention, compared, textOf(source, swapped));
    // That it is said of another thing is for 'exchanged counts'.
    return null;
  }
  if (isArticle) {
    const other = boundTo(source, noun).find((found) => found.value !== 1);
    return other && !source.words.has('a') && !source.words.has('an')
      ? differs(mention, compared, withUnit(source, other))
      : null;
  }
  const counterpart = textOf(source, swapped ?? boundTo(source, noun)[0]);
  if (counterpart) return differs(mention, compared, counterpart);
  return sumsUp(mention, sentence, source) ? null : absent(mention, compared);
}

const absent = ({ from, to }: NumberMention, { sentence }: Compared) =>
  `“${wordsOf(sentence, from, to)}” is not in the source.`;

/** 'Half of the 21 applications': a share in which no number is found. */
const halvesIn = (sentence: Statement) =>
  fractionsIn(sentence).filter(
    ({ share, from, to }) =>
      share === 1 / 2 &&
      to === from + 1 &&
      numbersNear(sentence, to, halfReach).some((next) => next.from >= to),
  );
/** Tokens between a half and the number of which it is: 'half of the 21 applications'. */
const halfReach = 2;

/** 'A five-foot variance', where the sentence counts feet as well. */
const countsSame = (equal: readonly NumberMention[], noun: string | null, source: Statement) =>
  noun !== null && equal.some(({ to }) => followingStem(source, to) === noun);

/** Tokens by which a number is known to be where the source has it. */
const enoughAlike = 2;

/** '60 percent said yes and 40 said no': forty percent said no. */
function runsOnAlike(
  { to, unit }: NumberMention,
  own: NumberMention,
  { sentence, source }: Compared,
): boolean {
  const after = (tokens: Statement['tokens'], from: number) =>
    tokens
      .slice(from, from + enoughAlike + 1)
      .filter(({ word }) => word !== 'percent')
      .slice(0, enoughAlike);
  const [said, claimed] = [after(source.tokens, own.to), after(sentence.tokens, to)];
  return (
    unit === 'percent' &&
    own.unit === 'plain' &&
    said.length === enoughAlike &&
    said.every(({ word, gap }, at) => gap === 'none' && word === claimed[at]?.word)
  );
}

/** The numbers of a source for which a sentence's may stand; a label or a count of years may not. */
export const equalIn = (mention: NumberMention, { sentence, source }: Compared) =>
  equalNumbers(mention, sentence, source).filter((other) => !countsOther(mention, other, source));

/** 'On March 20 and 21': a day that the source has as '21st'. */
function continuesDate({ from, value }: NumberMention, { sentence, source }: Compared): boolean {
  if (!/^(?:and|to|through)$/.test(sentence.tokens[from - 1]?.word ?? '')) return false;
  return (
    sentence.dates.some(({ to }) => to === from - 1) &&
    source.numbers.some((said) => said.unit === 'ordinal' && said.value === value)
  );
}

const differs = (mention: NumberMention, { sentence }: Compared, said: string | null) =>
  `The source says ${said}, the sentence says ${withUnit(sentence, mention)}.`;
