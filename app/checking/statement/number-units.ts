import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { stem } from '#app/proceedings/language/stem.ts';
import { perStatement } from './per-statement.ts';
import { type Statement, wordsOf } from './statement.ts';

/** Shorter words after a number are not what it counts. */
const shortestNoun = 3;

/** The stem of the word a number counts, if one follows at once. */
export function followingStem(statement: Statement, index: number): string | null {
  const token = statement.tokens[index];
  if (token?.gap !== 'none') return null;
  return statement.stems[index] || (token.word.length >= shortestNoun ? stem(token.word) : null);
}

const byNoun = perStatement((statement) =>
  Map.groupBy(statement.numbers, ({ to }) => followingStem(statement, to)),
);

/** The numbers of a text that count the thing. */
export function boundTo(statement: Statement, noun: string | null): NumberMention[] {
  return noun === null ? [] : (byNoun(statement).get(noun) ?? []);
}

/** A number as it stands in the text, with what it counts. */
export function withUnit(statement: Statement, mention: NumberMention): string {
  const next = statement.tokens[mention.to];
  const withNext = next && next.gap === 'none' && statement.stems[mention.to] !== '' ? 1 : 0;
  return wordsOf(statement, mention.from, mention.to + withNext);
}

export function textOf(statement: Statement, mention: NumberMention | undefined): string | null {
  return mention ? withUnit(statement, mention) : null;
}
