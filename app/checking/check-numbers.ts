import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import type { Alignment } from './alignment.ts';
import { checkDate, checkReference } from './check-references.ts';
import { isCountedByRoll } from './check-tallies.ts';
import { fractionAt, fractionReason, isWorkedOut } from './fractions.ts';
import {
  boundTo,
  followingStem,
  inGap,
  isElliptic,
  isExactGap,
  misplaced,
  textOf,
  turnedRange,
  withUnit,
} from './number-context.ts';
import { misplacedNumbers } from './number-places.ts';
import { sameValue, spelledOut } from './same-value.ts';
import { type Statement, wordsOf } from './statement.ts';

/** Reasons why numbers, amounts, dates and references of a sentence do not stand in the source. */
export function checkNumbers(
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string[] {
  const taken = new Set<number>();
  const claim = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) taken.add(index);
  };
  const reasons: string[] = [];
  for (const tally of sentence.tallies) {
    if (source.tallies.length > 0 || isCountedByRoll(tally, source)) claim(tally.from, tally.to);
  }
  for (const reference of sentence.references) {
    claim(reference.from, reference.to);
    const reason = checkReference(reference, source);
    if (reason) reasons.push(reason);
  }
  for (const date of sentence.dates) {
    claim(date.from, date.to);
    const reason = checkDate(date, sentence, source);
    if (reason) reasons.push(reason);
  }
  for (const mention of sentence.numbers) {
    if (taken.has(mention.from)) continue;
    const reason = checkNumber(mention, sentence, source, alignment);
    if (reason) reasons.push(reason);
  }
  // Numbers written with letters or colons: '6:10', '4F', 'FY26'.
  sentence.tokens.forEach((token, index) => {
    if (taken.has(index) || !/\d/.test(token.word)) return;
    if (sentence.numbers.some((mention) => mention.from <= index && index < mention.to)) return;
    const bare = token.word.replace(/[:.,$£€%]/g, '');
    if (
      source.words.has(token.word) ||
      source.tokens.some((other) => other.word.replace(/[:.,$£€%]/g, '') === bare)
    )
      return;
    reasons.push(`“${token.text}” is not in the source.`);
  });
  const turned = turnedRange(sentence, source);
  if (turned) reasons.push(turned);
  const impossible = impossibleShare(sentence);
  if (impossible) reasons.push(impossible);
  const doubled = doubledReason(sentence, source);
  if (doubled) reasons.push(doubled);
  if (reasons.length === 0)
    reasons.push(...misplacedNumbers(sentence, source, ({ from }) => taken.has(from)));
  return reasons;
}

function checkNumber(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string | null {
  const share = fractionAt(sentence, mention);
  if (share !== null) return fractionReason(share, mention, sentence, source);
  const said = wordsOf(sentence, mention.from, mention.to);
  const first = sentence.tokens[mention.from];
  const isArticle = mention.value === 1 && first?.word === 'one';
  if (isArticle && followingStem(sentence, mention.to) === null) return null;
  const equal = source.numbers.filter(
    (other) => sameValue(mention, other, sentence) && !countsOther(mention, other, source),
  );
  if (equal.length === 0 && (isShortened(mention, source) || isRatio(mention, source))) return null;
  if (equal.length === 0 && isWorkedOut(mention, sentence, source)) return null;
  const swapped = inGap(mention, sentence, source, alignment);
  if (equal.length > 0 || spelledOut(mention.value, source)) {
    // Out of the order of the source a number may stand elsewhere in the sentence as well.
    const isElsewhere = sentence.numbers.some(({ value }) => value === swapped?.value);
    const isOpen =
      !isExactGap(mention, alignment) &&
      alignment.share < 0.8 &&
      (isElsewhere || isElliptic(source, equal, followingStem(sentence, mention.to)));
    if (swapped && !isOpen)
      return `The source says ${textOf(source, swapped)}, the sentence says ${withUnit(sentence, mention)}.`;
    return misplaced(mention, equal, sentence, source);
  }
  if (isArticle) {
    const noun = followingStem(sentence, mention.to);
    const other = boundTo(source, noun).find((found) => found.value !== 1);
    return other && !source.words.has('a') && !source.words.has('an')
      ? `The source says ${withUnit(source, other)}, the sentence says ${withUnit(sentence, mention)}.`
      : null;
  }
  const counterpart = textOf(
    source,
    swapped ?? boundTo(source, followingStem(sentence, mention.to))[0],
  );
  // 'The two programs' sums up what the source names one by one.
  const before = sentence.tokens[mention.from - 1]?.word ?? '';
  const sumsUp = /^(?:the|these|those|all|its|their|both)$/.test(before) && mention.value <= 4;
  if (sumsUp && counterpart === null && mention.unit === 'plain') return null;
  return counterpart
    ? `The source says ${counterpart}, the sentence says ${withUnit(sentence, mention)}.`
    : `“${said}” is not in the source.`;
}

/** '11 million, down from 13 the year before': the size word is said once for both. */
function isShortened({ value, unit }: NumberMention, source: Statement): boolean {
  if (unit === 'percent' || value < 1000) return false;
  return [1e3, 1e6, 1e9].some((size) =>
    source.numbers.some(
      (said) =>
        said.unit === 'plain' &&
        said.value < 1000 &&
        said.value * size === value &&
        source.numbers.some(
          (other) =>
            other !== said &&
            other.value >= size &&
            other.value < size * 1000 &&
            Math.abs(other.from - said.from) <= 10,
        ),
    ),
  );
}

/** '20 percent' for 'one in five', '1 in 4' for '25 percent'. */
function isRatio({ value, unit }: NumberMention, source: Statement): boolean {
  if (unit !== 'percent') return false;
  return source.numbers.some((part, index) => {
    const whole = source.numbers[index + 1];
    if (!whole || whole.value <= 0 || whole.from - part.to > 4) return false;
    const between = source.tokens.slice(part.to, whole.from).map(({ word }) => word);
    const isShare = between.includes('in') || (between.includes('of') && between.includes('out'));
    return isShare && Math.abs((100 * part.value) / whole.value - value) < 0.5;
  });
}

/** '22 percent' is not the 22 of 'Route 22', nor '$15' the 15 of '15 years'. */
function countsOther(mention: NumberMention, other: NumberMention, source: Statement): boolean {
  if (mention.unit !== 'money' && mention.unit !== 'percent') return false;
  if (other.unit !== 'plain') return false;
  // 'Down from 13' beside 11 million dollars is no 13 percent.
  const isNear = (unit: NumberMention['unit']) =>
    source.numbers.some((near) => near.unit === unit && Math.abs(near.from - other.from) <= 9);
  if (mention.unit === 'percent' && isNear('money') && !isNear('percent')) return true;
  const before = source.tokens[other.from - 1];
  const isLabel =
    source.tokens[other.from]?.gap === 'none' && /^\p{Lu}\p{Ll}/u.test(before?.text ?? '');
  return (
    (isLabel && before?.gap !== 'stop') ||
    (source.stems[other.to] !== '' && source.tokens[other.to]?.gap === 'none')
  );
}

/** 'From 205,000 to 205,000': one number of the source in the place of two. */
function doubledReason(sentence: Statement, source: Statement): string | null {
  for (const [index, mention] of sentence.numbers.entries()) {
    if (mention.unit === 'plain' && mention.value <= 20) continue;
    const again = sentence.numbers.slice(index + 1).find(({ value }) => value === mention.value);
    const times = source.numbers.filter(({ value }) => value === mention.value).length;
    const rest = source.numbers.some(
      ({ value, unit }) =>
        unit === mention.unit && !sentence.numbers.some((known) => known.value === value),
    );
    if (again && times === 1 && rest)
      return `The source says ${withUnit(sentence, mention)} once, the sentence twice.`;
  }
  return null;
}

/** '13 of the 5 recommendations' */
function impossibleShare(sentence: Statement): string | null {
  for (const [index, part] of sentence.numbers.entries()) {
    const whole = sentence.numbers[index + 1];
    if (!whole || whole.value >= part.value || part.unit === 'percent') continue;
    if (part.unit !== whole.unit && part.unit !== 'plain' && whole.unit !== 'plain') continue;
    const between = sentence.tokens.slice(part.to, whole.from);
    const words = between.map(({ word }) => word).join(' ');
    if (!/^(?:out )?of(?: the| those| these| its| all)?$/.test(words)) continue;
    if (sentence.dates.some(({ from, to }) => from <= whole.from && whole.from < to)) continue;
    return `The sentence says ${wordsOf(sentence, part.from, whole.to)}, which is more than all.`;
  }
  return null;
}
