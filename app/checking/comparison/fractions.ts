import { pattern, words } from '#app/platform/language/pattern.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { numbersNear } from '../statement/number-places.ts';
import { perStatement } from '../statement/per-statement.ts';
import { type Statement, wordsOf } from '../statement/statement.ts';

const parts: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fourths', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['sixths', 6],
  ['eighths', 8],
  ['tenth', 10],
  ['tenths', 10],
]);

/** The share that a number begins: 'two-thirds', 'three quarters'. Null where it begins none. */
export function fractionAt(statement: Statement, mention: NumberMention): number | null {
  const after = statement.tokens[mention.to];
  const whole = parts.get(after?.word ?? '');
  if (whole === undefined || after?.gap === 'stop') return null;
  return mention.unit === 'plain' && mention.value >= 1 && mention.value < whole
    ? mention.value / whole
    : null;
}

/** A share stands in the source as itself, as a percentage, or as the ratio of two numbers. */
export function fractionReason(
  share: number,
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
): string | null {
  const shares = source.numbers.map((said) => fractionAt(source, said));
  if (shares.includes(share)) return null;
  if (source.numbers.some(({ unit, value }) => unit === 'percent' && isNear(value / 100, share)))
    return null;
  if (shares.every((said) => said === null) && isRatioOfTwo(share, source)) return null;
  return `“${wordsOf(sentence, mention.from, mention.to + 1)}” is not in the source.`;
}

const valuesInOrder = perStatement(({ numbers }) =>
  [...new Set(numbers.map(({ value }) => value))].sort((a, b) => a - b),
);

/** Whether two numbers of a source stand to one another as the share says. */
function isRatioOfTwo(share: number, source: Statement): boolean {
  const values = valuesInOrder(source);
  // The larger the part, the larger the whole: one walk over both.
  let at = 0;
  for (const part of values) {
    if (part <= 1) continue;
    while (at < values.length && part / (values[at] ?? 0) > share + roundedShare + exactly) at += 1;
    for (let next = at; next < values.length; next += 1) {
      const whole = values[next] ?? 0;
      if (whole > part && isNear(part / whole, share)) return true;
      if (part / whole < share - roundedShare) break;
    }
  }
  return false;
}

/** Two thirds are said of 65 to 69 percent. */
const roundedShare = 0.025;
/** Two floating numbers that differ by less are the same. */
const exactly = 1e-9;
const isNear = (a: number, b: number) => Math.abs(a - b) <= roundedShare;

const compares = words(`
  fewer more short less lower higher below above under over gap shortfall shortage difference drop
  increase decrease decline rise point points cheaper extra additional remaining other others
`);
const isComparison = pattern()`^${compares}$`;
/** Tokens around a difference in which a word compares, and between the two numbers it is of. */
const reach = { before: 6, after: 4, apart: 25 };

/** '11 fewer than it needs' where the source has 41 and 52. */
export function isWorkedOut(
  { value, from, to, unit }: NumberMention,
  sentence: Statement,
  source: Statement,
): boolean {
  const around = sentence.tokens.slice(Math.max(0, from - reach.before), to + reach.after);
  if (!around.some(({ word }) => isComparison.test(word))) return false;
  const units = differences(source).get(value);
  return units !== undefined && (unit === 'plain' || units.has(unit));
}

/** What the numbers near one another differ by, and in which units. */
const differences = perStatement((source) => {
  const found = new Map<number, Set<NumberMention['unit']>>();
  for (const a of source.numbers)
    for (const b of numbersNear(source, a.from, reach.apart)) {
      if (a.unit !== b.unit) continue;
      const difference = a.value - b.value;
      const units = found.get(difference);
      if (units) units.add(a.unit);
      else found.set(difference, new Set([a.unit]));
    }
  return found;
});
