import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { isYearAt } from '../statement/number-places.ts';
import { perStatement } from '../statement/per-statement.ts';
import { spokenYears } from '../statement/spoken-years.ts';
import type { Statement } from '../statement/statement.ts';

/** Tokens on either side of a number that tell what it is said of. */
const reach = 9;
/** Beyond a comma words belong to a number half as surely. */
const beyondComma = 0.5;

/** Tokens between the numbers of 'four of the 16'. */
const ofTheReach = 2;

const parts = /^(?:and|or|but|while|with|plus)$/;

/** The numbers of a text without its years, which tell of when and belong to what is around. */
export const amountsOf = perStatement((statement): readonly NumberMention[] => {
  const { numbers, tokens } = statement;
  const spoken = new Set(
    spokenYears(statement)
      .map(({ from }) => from)
      .filter((from) => surelyLeadsToYear.test(tokens[from - 1]?.word ?? '')),
  );
  return numbers.filter(({ from }) => !isYearAt(statement, from) && !spoken.has(from));
});

/** 'A loss in 25 to 3.9 million'; 'from 26 to 27' may be of anything. */
const surelyLeadsToYear = /^(?:in|fy|fiscal|calendar)$/;

/** What stands around each number of a text but its years. */
export const surroundingsIn = perStatement(
  (statement) =>
    new Map(
      amountsOf(statement).map((mention, index) => [
        mention,
        surroundings(statement, mention, index),
      ]),
    ),
);

/** The content words around a number, as far as they belong to it and to no other number. */
function surroundings(
  statement: Statement,
  mention: NumberMention,
  index: number,
): ReadonlyMap<string, number> {
  const around = new Map<string, number>();
  const { tokens } = statement;
  const numbers = amountsOf(statement);
  const floor = numbers[index - 1]?.to ?? 0;
  const ceiling = endOfPart(statement, mention, index);
  const add = (at: number, weight: number) => {
    const stemmed = isYearAt(statement, at) ? tokens[at]?.word : statement.stems[at];
    if (stemmed) around.set(stemmed, Math.max(weight, around.get(stemmed) ?? 0));
  };
  let weight = 1;
  for (let at = mention.to; at < Math.min(ceiling, mention.to + reach); at += 1) {
    if (tokens[at]?.gap === 'stop') break;
    if (tokens[at]?.gap === 'comma') weight *= beyondComma;
    add(at, weight);
  }
  weight = 1;
  for (let at = mention.from - 1; at >= Math.max(floor, mention.from - reach); at -= 1) {
    const after = tokens[at + 1];
    if (after?.gap === 'stop') break;
    if (floor > 0 && (after?.gap === 'comma' || parts.test(tokens[at]?.word ?? ''))) {
      if (hasOwnWords(statement, floor, at)) break;
    }
    if (after?.gap === 'comma') weight *= beyondComma;
    add(at, weight);
  }
  return around;
}

/** For each token the next one with content, at or after it. */
const nextContent = perStatement(({ stems }) => {
  const next = new Array<number>(stems.length);
  let following = stems.length;
  for (let at = stems.length - 1; at >= 0; at -= 1) {
    if (stems[at] !== '') following = at;
    next[at] = following;
  }
  return next;
});

const hasOwnWords = (statement: Statement, from: number, to: number) =>
  (nextContent(statement)[from] ?? to) < to;

/** '50 percent in reading and 58 in math': what follows a number is its own as far as 'and'. */
function endOfPart(statement: Statement, mention: NumberMention, index: number): number {
  const { tokens } = statement;
  const numbers = amountsOf(statement);
  let next = numbers[index + 1];
  // 'Four of the 16 speakers'
  if (next && next.from - mention.to <= ofTheReach && tokens[mention.to]?.word === 'of')
    next = numbers[index + 2];
  if (!next) return tokens.length;
  for (let at = next.from - 1; at > mention.to; at -= 1) {
    const isBreak = parts.test(tokens[at]?.word ?? '') || tokens[at]?.gap === 'comma';
    if (isBreak && hasOwnWords(statement, mention.to, at)) return at;
  }
  return next.from;
}
