import type { Rule } from '../rule.ts';
import { isYearAt } from '../statement/number-places.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { countsMade } from './counts-made.ts';
import { numbers } from './numbers.ts';

/** How often one thing is another, as sentences say it. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [/\b(?:(?:more than|nearly|almost) )?doubl(?:e|es|ed|ing)\b/i, 2],
  [/\bhalv(?:e|es|ed|ing)\b/i, 2],
  [/\b(?:more than |nearly |almost )?tripl(?:e|es|ed|ing)\b/i, 3],
  [/\b(?:more than |nearly |almost )?quadrupl(?:e|es|ed|ing)\b/i, 4],
];
const saysMultiple =
  /\b(?:doubl|halv|half|twice|two ?fold|tripl|three ?fold|quadrupl|four ?fold|times|200 percent|100 percent|50 percent)/i;

/** 'Nearly doubled' is said of 1.8 times, 'more than doubled' of 2.6. */
const near = { below: 0.15, above: 0.35 };
/** Beyond so many numbers some two stand to one another in any way. */
const most = 8;

/** 'Doubled' where no two numbers of the source stand so to one another, and it says nothing like it. */
export const multiplesTold: Rule = {
  name: 'multiples',
  yieldsTo: [numbers, countsMade],
  check: ({ sentence, source }) => {
    if (saysMultiple.test(source.text)) return [];
    const amounts = amountsIn(source);
    if (amounts.length < 2 || amounts.length > most) return [];
    return multiples.flatMap(([said, times]) => {
      const found = said.exec(sentence.text)?.[0];
      return found === undefined ||
        amounts.some((low) => amounts.some((high) => isNear(high / low, times)))
        ? []
        : [`The sentence says “${found}”, which no two numbers of the source do.`];
    });
  },
};

const amountsIn = perStatement((statement: Statement) =>
  statement.numbers.flatMap(({ value, from, unit }) =>
    value > 0 && unit !== 'ordinal' && !isYearAt(statement, from) ? [value] : [],
  ),
);

const isNear = (ratio: number, times: number) =>
  ratio >= times * (1 - near.below) && ratio <= times * (1 + near.above);
