import { pattern, words } from '#app/platform/language/pattern.ts';
import { type NumberMention, readNumbers } from '#app/proceedings/facts/numbers.ts';
import { numbersOf } from '../statement/number-places.ts';
import { followingStem } from '../statement/number-units.ts';
import type { Statement } from '../statement/statement.ts';
import { countsRated, ratesAmong } from './rates.ts';
import type { Result, Working } from './workings.ts';

/** Words near a number that tell that it was worked out, by what. */
const tells: Record<Working, RegExp> = {
  sum: pattern()`^${words(`
    total totals totaling totalling together altogether combined both overall sum add adds added adding
    jointly included includes including
  `)}$`,
  difference: pattern()`^${words(`
    fewer more short less lower higher below above under over gap shortfall shortage difference drop
    increase increased decrease decreased decline declined rise rose fell points point cheaper extra
    additional remaining other others left leaves leaving rest still cut trim trimmed reduce reduced raise raised save saved
    shrank shrunk narrowed widened climbed jumped slipped dipped closer nearer farther further taller
    wider longer shorter older younger later earlier sooner
    beyond exceed exceeds exceeded exceeding topped missed margin ahead behind away apart gain loss lead
    surplus deficit savings saving empty free unsold unused vacant add adds added adding new spent used
    beneath shy off rising falling growing climbing dropping pare pares pared paring lop lopped shave shaved
    knock knocks knocked improve improved improvement swing up down lift lifts lifted boost boosts boosted
    close far deep not uncovered unanswered unpaid missing instead rest
  `)}$`,
  average: pattern()`^${words(`
    each apiece per average averages averaged averaging annually yearly pace rate
  `)}$`,
  yearly: pattern()`^${words('year years yearly annual annually')}$`,
  product: pattern()`^${words('total totals altogether share shares split together life lifetime')}$`,
  share: pattern()`^${words(`
    rise rose risen grew grown fell fallen drop dropped decline declined decrease decreased increase
    increased below above fewer more less half third quarter fifth tenth under over up down cut cuts
    growth reduction exceeded topped account accounts accounted make makes made represent represents
    share portion
  `)}$`,
};
/** Tokens around a number in which such a word stands. */
const reach = { before: 6, after: 4 };
/** Numbers further apart in the source are not compared there. */
const longestApart = 25;
/** Smaller results come about by chance where only one of two numbers is said as well. */
const fewestTold = 20;
/** Amounts are said without their sign only where they are large. */
const fewestOfMoney = 1000;
/** Tokens between an amount and another of which the sign is left out: 'from 40 to 50 dollars'. */
const signSaidOnce = 8;

/** Whether a number may be of what was worked out: points are said of percentages. */
export function isOfUnit(
  { unit, to, value }: NumberMention,
  result: Result,
  sentence: Statement,
): boolean {
  const [a, b] = result.of;
  const isMixed = a !== undefined && b !== undefined && a.unit !== b.unit;
  const isOpen = /^(?:product|share|average)$/.test(result.by) || result.unit === 'percent';
  const isNear =
    result.apart <= signSaidOnce ||
    (result.apart <= longestApart && result.isOfFew) ||
    (result.apart <= longestApart && result.of.length === 2 && isOneSize(result.of));
  if (isMixed && !isOpen && !isNear) return false;
  if (unit === result.unit) return true;
  // A sign is said once, if at all: 'move 140,000, of which 60,000 is reimbursed'.
  if (unit === 'money') return result.unit === 'plain' && value >= fewestOfMoney;
  if (unit !== 'plain') return false;
  return (
    result.unit === 'money' || /^(?:percentage|points?)$/.test(sentence.tokens[to]?.word ?? '')
  );
}

/** Amounts of one size, though only one has its sign: '$1,200 a month, and they want 1,500'. */
const fewestOfOneSize = 100;
const oneSize = 3;
function isOneSize(of: readonly NumberMention[]): boolean {
  const values = of.map(({ value }) => value);
  const least = Math.min(...values);
  return least >= fewestOfOneSize && Math.max(...values) <= least * oneSize;
}

/** A word beside it that tells of such a result, or the numbers it was worked out of. */
export function tellsHow(
  mention: NumberMention,
  result: Result,
  sentence: Statement,
  source: Statement,
): boolean {
  const { from, to, value, unit } = mention;
  const { by, of, apart } = result;
  const isSaid = (part: number) => numbersOf(sentence, part).length > 0;
  // 'Of the $140,000 … $60,000 …, which leaves $80,000': whoever reads can work it out as well.
  if (of.every((said) => isSaid(said.value))) return true;
  const isPart = by === 'share' && unit !== 'percent';
  const isLarge = unit === 'money' && value >= fewestOfMoney;
  if (by === 'difference' && isBetweenYears(mention, of, sentence)) return true;
  const isFar = apart > longestApart && !isLarge;
  if (by !== 'sum' && by !== 'product' && !isPart && isFar) return false;
  const near = sentence.tokens.slice(Math.max(0, from - reach.before), to + reach.after);
  const around = (by === 'sum' || isLarge ? sentence.tokens : near).map(({ word }) => word);
  if (by === 'sum' && around.some((word, at) => word === 'all' && around[at - 1] === 'in'))
    return true;
  const before = sentence.tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word);
  // 'The response rate was 70 percent', and not 'a drop in the rate, to 82'.
  if (by === 'share' && /^rate (?:is|was|of|at|stands|stood)$/.test(before.join(' '))) return true;
  if (by === 'difference' && (before.includes('by') || before.join(' ') === 'all but')) return true;
  // 'By 13 decibels in daytime and 25 at night'
  if (by === 'difference' && before.at(-1) === 'and' && near.some(({ word }) => word === 'by'))
    return true;
  if (by === 'product' && isOfRate(of, source)) return true;
  if (by === 'average' && (isOfSpan(sentence, to) || isOfEach(of, sentence, to, source)))
    return true;
  if (by === 'sum' && (isOverAll(of.length, near) || isOfOneThing(of, mention, sentence, source)))
    return true;
  if (by === 'share' && unit === 'percent' && isShareOf(sentence, to, source)) return true;
  if (by === 'product' && isArea(of, sentence, to, source)) return true;
  if (isPlain(mention, result, source)) return true;
  if (around.some((word) => tells[by].test(word))) return true;
  const isSure = isPart || (by === 'product' && unit === 'money');
  return isSure && value >= fewestTold && of.some((said) => said.value >= 2 && isSaid(said.value));
}

/** Tokens after a number in which it is said that it is of each year: 'or $5 billion a year'. */
const spanReach = 4;
const span = /^(?:year|month|week|day)$/;
const eachSpan = /^(?:an?|per|each|every)$/;

const isOfSpan = ({ tokens }: Statement, to: number) =>
  tokens
    .slice(to, to + spanReach)
    .some(({ word }, at) => span.test(word) && eachSpan.test(tokens[to + at - 1]?.word ?? ''));

/** '30,000 square feet' of '150 feet by 200 feet'. */
const isArea = (
  of: readonly NumberMention[],
  { tokens }: Statement,
  to: number,
  source: Statement,
) =>
  tokens[to]?.word === 'square' &&
  of.some((said) => of.some((other) => isBy(source.tokens.slice(said.to, other.from))));

const isBy = (between: Statement['tokens']) =>
  between.length > 0 && between.length <= 2 && between.at(-1)?.word === 'by';

/** Tokens between two numbers of one breath: 'twelve town homes and thirty apartments'. */
const oneBreath = 8;
const fewestDigits = 3;
/** Tokens between a part and its whole: 'a third of 900 households'. */
const partReach = 3;

/**
 * What follows at once from a source that has hardly any other numbers needs no word that tells
 * so: two counts named in one breath, or a share or product of so many digits that none comes about
 * by chance.
 */
function isPlain(
  { value }: NumberMention,
  { by, of, apart, isOfFew }: Result,
  source: Statement,
): boolean {
  if (!isOfFew || of.length > 2 || apart > longestApart || value < fewestTold) return false;
  if (by === 'sum') return apart <= oneBreath && isJoined(of, source);
  if (by === 'share' && apart <= partReach && of.some(({ unit }) => unit === 'percent'))
    return true;
  return /^(?:product|share)$/.test(by) && digitsOf(value) >= fewestDigits;
}

const isJoined = (of: readonly NumberMention[], { tokens }: Statement) =>
  tokens
    .slice(Math.min(...of.map(({ to }) => to)), Math.max(...of.map(({ from }) => from)))
    .some(({ word }) => /^(?:and|plus|with)$/.test(word));

/** Digits without the noughts at the end: 700 has one. */
const digitsOf = (value: number) => String(value).replace('.', '').replace(/0+$/, '').length;

/** Tokens after a count in which what it counts is named: '31 commercial permits'. */
const thingReach = { source: 3, sentence: 6 };

/** '304 permits', of 273 residential permits and 31 commercial permits. */
function isOfOneThing(
  of: readonly NumberMention[],
  { to }: NumberMention,
  sentence: Statement,
  source: Statement,
): boolean {
  const told = new Set(sentence.stems.slice(to, to + thingReach.sentence));
  const counted = of.map((said) => source.stems.slice(said.to, said.to + thingReach.source));
  const [first = [], ...others] = counted;
  return first.some(
    (thing) => thing !== '' && told.has(thing) && others.every((stems) => stems.includes(thing)),
  );
}

/** '50 homes an acre', of 210 homes on 4.2 acres. */
function isOfEach(
  of: readonly NumberMention[],
  { tokens, stems }: Statement,
  to: number,
  source: Statement,
): boolean {
  const least = of.reduce((a, b) => (a.value < b.value ? a : b));
  const thing = followingStem(source, least.to);
  return (
    thing !== null &&
    tokens
      .slice(to, to + spanReach)
      .some(({ word }, at) => eachSpan.test(word) && stems[to + at + 1] === thing)
  );
}

/** 'Twelve units an acre on five acres': what is told of each is told of all. */
const isOfRate = (of: readonly NumberMention[], source: Statement) =>
  ratesAmong(of, source).some((rate) => of.some((other) => countsRated(rate, other, source)));

/** 'The two phases', 'over the three years': of so many as were added up. */
const isOverAll = (summands: number, near: Statement['tokens']) =>
  readNumbers(near).some(
    ({ value, from }) =>
      value === summands &&
      /^(?:the|all|these|those|first|last|past)$/.test(near[from - 1]?.word ?? ''),
  );

/** '63 percent of the land', where the source tells acres and no percentage. */
const isShareOf = ({ tokens }: Statement, to: number, source: Statement) =>
  tokens.slice(to, to + 2).some(({ word }) => word === 'of') &&
  source.numbers.every(({ unit }) => unit !== 'percent');

const year = { first: 1800, last: 2100 };

/** 'A five-year program' that ran from 2020 to 2025. */
const isBetweenYears = (
  { to }: NumberMention,
  of: readonly NumberMention[],
  { tokens }: Statement,
): boolean =>
  /^years?$/.test(tokens[to]?.word ?? '') &&
  of.every(({ value, unit }) => unit === 'plain' && value >= year.first && value <= year.last);
