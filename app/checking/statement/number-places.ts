import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { perStatement, tokensIn } from './per-statement.ts';
import type { Statement } from './statement.ts';

const byValue = perStatement(({ numbers }) => Map.groupBy(numbers, ({ value }) => value));
const byToken = perStatement(({ numbers }) => new Map(numbers.map((said) => [said.from, said])));
const none: readonly NumberMention[] = [];

/** The numbers of exactly a value, in order. */
export const numbersOf = (statement: Statement, value: number): readonly NumberMention[] =>
  byValue(statement).get(value) ?? none;

/** The number that begins at a token. */
export const numberAt = (statement: Statement, at: number): NumberMention | undefined =>
  byToken(statement).get(at);

const year = /^(?:19|20)\d\d$/;

/** Whether a token is a year in digits, which tells of when and counts nothing. */
export const isYearAt = ({ tokens }: Statement, at: number): boolean =>
  year.test(tokens[at]?.word ?? '');

/** The numbers of a text that begin within so many tokens of a place, on either side, in order. */
export function numbersNear(statement: Statement, at: number, reach: number): NumberMention[] {
  const tokens = byToken(statement);
  const near: NumberMention[] = [];
  for (let place = at - reach; place <= at + reach; place += 1) {
    const said = tokens.get(place);
    if (said) near.push(said);
  }
  return near;
}

/** Tokens that belong to a number, to a count of votes, and to a date or reference. */
export const numberTokens = perStatement(({ numbers }) => tokensIn(numbers));
export const tallyTokens = perStatement(({ tallies }) => tokensIn(tallies));
export const datedTokens = perStatement(({ dates, references }) =>
  tokensIn([...dates, ...references]),
);
