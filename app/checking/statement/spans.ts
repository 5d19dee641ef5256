import { stem } from '#app/proceedings/language/stem.ts';
import { numberAt } from './number-places.ts';
import { perStatement } from './per-statement.ts';
import type { Statement } from './statement.ts';

/** A length of time that a text tells; those of one kind can be turned into one another. */
export type Span = { kind: 'days' | 'minutes'; unit: string; length: number };

const units: ReadonlyMap<string, Omit<Span, 'unit'>> = new Map(
  [
    ...Object.entries({
      century: 36_500,
      decade: 3650,
      year: 365,
      month: 30.4,
      week: 7,
      day: 1,
    }).map(([word, length]) => ({ word, kind: 'days' as const, length })),
    ...Object.entries({ hour: 60, minute: 1 }).map(([word, length]) => ({
      ...{ word, kind: 'minutes' as const, length },
    })),
  ].map(({ word, kind, length }): [string, Omit<Span, 'unit'>] => [stem(word), { kind, length }]),
);

/** The unit of time that a word names, with how long it is. */
export const unitOf = (word: string): Span | null => {
  const unit = stem(word);
  const found = units.get(unit);
  return found ? { ...found, unit } : null;
};

const half = 1 / 2;
const isHalfAfter = ({ tokens }: Statement, at: number) =>
  ['and', 'a', 'half'].every((word, ahead) => tokens[at + ahead]?.word === word);

/** 'Two years', 'a year and a half', 'half an hour', 'a decade', 'a twelve-month extension'. */
export const spansIn = perStatement((statement): readonly Span[] =>
  statement.tokens.flatMap(({ word }, at): Span[] => {
    const unit = unitOf(word);
    const count = unit && countBefore(statement, at);
    if (!unit || count === null) return [];
    const more = isHalfAfter(statement, at + 1) ? half : 0;
    return [{ ...unit, length: unit.length * (count + more) }];
  }),
);

/** How many of the unit at a place are told, or null where none are. */
function countBefore(statement: Statement, at: number): number | null {
  const { tokens } = statement;
  const before = tokens[at - 1]?.word ?? '';
  if (tokens[at]?.gap !== 'none') return null;
  for (let from = at - 1; from >= Math.max(0, at - longestNumber); from -= 1) {
    const said = numberAt(statement, from);
    if (said) return said.to === at ? said.value : null;
    if (tokens[from]?.gap === 'stop') break;
  }
  if (before === 'half') return half;
  if (before !== 'a' && before !== 'an') return null;
  return tokens[at - 2]?.word === 'half' ? half : 1;
}

/** Tokens of 'twenty-five hundred and six'. */
const longestNumber = 7;
