import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { numberAt, numbersNear, numbersOf } from '../statement/number-places.ts';
import { perStatement } from '../statement/per-statement.ts';
import { type Statement, wordsOf } from '../statement/statement.ts';
import { isToldRoughly } from './told-roughly.ts';

const parts: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fourth', 4],
  ['fourths', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['sixth', 6],
  ['sixths', 6],
  ['seventh', 7],
  ['sevenths', 7],
  ['ninth', 9],
  ['ninths', 9],
  ['eighth', 8],
  ['eighths', 8],
  ['tenth', 10],
  ['tenths', 10],
]);

/** A share that a text tells of a whole, with the tokens it is told in. */
export type Fraction = { share: number; from: number; to: number };

/** Largest whole of 'three in ten'. */
const largestWhole = 10;

/** The shares of a text: 'two-thirds', 'a fifth', 'half of', 'seven in ten'. */
export const fractionsIn = perStatement((statement): readonly Fraction[] => {
  const found: Fraction[] = [];
  for (const [at, { word }] of statement.tokens.entries()) {
    const share = shareAt(statement, at, word);
    if (share) found.push(share);
  }
  return found;
});

function shareAt(statement: Statement, at: number, word: string): Fraction | null {
  const { tokens } = statement;
  const next = tokens[at + 1];
  const said = numberAt(statement, at);
  if (said && said.unit === 'money' && isOfDollar(statement, said))
    return { share: said.value, from: at, to: said.to + 3 };
  if (said && said.unit === 'plain' && said.value >= 1) {
    const after = tokens[said.to];
    const whole = after?.gap === 'stop' ? undefined : parts.get(after?.word ?? '');
    if (whole !== undefined && said.value < whole)
      return { share: said.value / whole, from: at, to: said.to + 1 };
    const joint = after?.word === 'in' ? 1 : isOutOf(statement, said.to) ? 2 : 0;
    const other = joint > 0 ? numberAt(statement, said.to + joint) : undefined;
    const isOfTen = other && other.unit === 'plain' && other.value > said.value;
    if (isOfTen && other.value <= largestWhole && other.value > 2)
      return { share: said.value / other.value, from: at, to: other.to };
  }
  if (word === 'every') {
    const whole =
      next?.word === 'other' || next?.word === 'second' ? 2 : parts.get(next?.word ?? '');
    return whole === undefined ? null : { share: 1 / whole, from: at, to: at + 2 };
  }
  if (word === 'a') {
    const whole = next?.gap === 'none' ? parts.get(next.word) : undefined;
    // 'A second', 'a third hearing' count; 'a third of', 'a fifth above' share.
    const then = tokens[at + 2];
    const isShare = then === undefined || then.gap !== 'none' || sharing.test(then.word);
    return whole !== undefined && isShare ? { share: 1 / whole, from: at, to: at + 2 } : null;
  }
  if (word !== 'half' || tokens[at - 1]?.word === 'a' || numberAt(statement, at - 1)) return null;
  return /^(?:of|the|its|their|that|those|his|her|from)$/.test(next?.word ?? '')
    ? { share: 1 / 2, from: at, to: at + 1 }
    : null;
}

/** 'Two out of three' */
const isOutOf = ({ tokens }: Statement, at: number) =>
  tokens[at]?.word === 'out' && tokens[at + 1]?.word === 'of';

/** '60 cents of every dollar' is 60 percent. */
const isOfDollar = ({ tokens }: Statement, { to, value }: NumberMention) =>
  value < 1 &&
  /^(?:of (?:every|each|the)|on the) dollar$/.test(
    tokens
      .slice(to, to + 3)
      .map(({ word }) => word)
      .join(' '),
  );

const sharing =
  /^(?:of|above|below|over|under|more|less|fewer|higher|lower|than|since|from|in|after|to|are|is|were|was)$/;

/** The share that a number belongs to. Null where it is one by itself. */
export const fractionOf = (statement: Statement, mention: NumberMention): Fraction | null =>
  fractionsIn(statement).find(({ from, to }) => from <= mention.from && mention.to <= to) ?? null;

/** A share stands in the source as itself, as a percentage, or as the ratio of two numbers. */
export function fractionReason(
  { share, from, to }: Fraction,
  sentence: Statement,
  source: Statement,
): string | null {
  const shares = fractionsIn(source).map((said) => said.share);
  if (shares.includes(share)) return null;
  const near = isToldRoughly({ from }, sentence) ? toldRoughly : roundedShare;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= near;
  const isChange = sentence.tokens.some(({ word }) => changing.test(word));
  const hasPercent = source.numbers.some(({ unit }) => unit === 'percent');
  const told = source.numbers.flatMap(({ unit, value }) =>
    unit === 'percent' ||
    (unit === 'plain' && (hasPercent ? value <= 100 : isOfHundred(value, source)))
      ? [value / 100]
      : [],
  );
  const wanted = isChange ? [share, 1 - share] : [share];
  if (wanted.some((one) => told.some((said) => isNear(said, one)))) return null;
  if (isChange && shares.some((said) => isNear(1 - said, share))) return null;
  if (isChange && isRatioOfTwo(1 / (1 + share), near, source)) return null;
  if (shares.length === 0 && wanted.some((one) => isRatioOfTwo(one, near, source))) return null;
  return `“${wordsOf(sentence, from, to)}” is not in the source.`;
}

/** 'The state picks up 80, we pick up 20' */
const isOfHundred = (value: number, source: Statement) =>
  value < 100 && numbersOf(source, 100 - value).some(({ unit }) => unit === 'plain');

const changing =
  /^(?:remains?|remained|left|fall|fallen|fell|drop|dropped|decline|declined|rise|risen|rose|grew|up|down|not|others?|rest|remaining|fewer|less|more|cut|above|below|over|under|still)$/;

/** Tokens between a part and its whole, but where a source has so few numbers that no other can be meant. */
const longestApart = 25;
const fewNumbers = 6;

/** Whether two numbers of a source stand to one another as the share says. */
const isRatioOfTwo = (share: number, near: number, source: Statement): boolean =>
  source.numbers.some(
    (part) =>
      part.value > 1 &&
      (source.numbers.length <= fewNumbers
        ? source.numbers
        : numbersNear(source, part.from, longestApart)
      ).some(
        (whole) => whole.value > part.value && Math.abs(part.value / whole.value - share) <= near,
      ),
  );

/** Two thirds are said of 65 to 69 percent, and nearly two thirds of 62. */
const roundedShare = 0.025;
const toldRoughly = 0.05;
