import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import type { Compared } from '../comparison/compared.ts';
import { fractionOf } from '../comparison/fractions.ts';
import { isFreelyTold } from '../comparison/freely-told.ts';
import { judgedApart } from '../comparison/judged-apart.ts';
import { isInSameRange } from '../comparison/number-kinds.ts';
import { countedOtherwise } from '../comparison/rival-counts.ts';
import { spelledOut } from '../comparison/same-value.ts';
import type { Rule } from '../rule.ts';
import { withUnit } from '../statement/number-units.ts';
import { countsMade } from './counts-made.ts';
import { equalIn, numbers } from './numbers.ts';

/** A number that stands in the source, which counts something else by it: '48 applicants, 312 funded'. */
export const exchangedCounts: Rule = {
  name: 'exchanged counts',
  yieldsTo: [numbers, countsMade],
  check: (compared) => {
    if (isFreelyTold(compared, 'tallies')) return [];
    const apart = judgedApart(compared);
    return compared.sentence.numbers.flatMap((mention) =>
      apart.has(mention.from) ? [] : (reasonAgainst(mention, compared) ?? []),
    );
  },
};

function reasonAgainst(mention: NumberMention, compared: Compared): string | null {
  const { sentence, source } = compared;
  if (fractionOf(sentence, mention) !== null || isInSameRange(mention, sentence, source))
    return null;
  const equal = equalIn(mention, compared);
  if (equal.length === 0 && !spelledOut(mention.value, source)) return null;
  const rival = countedOtherwise(mention, equal, sentence, source);
  return (
    rival &&
    `The source says ${withUnit(source, rival)}, the sentence says ${withUnit(sentence, mention)}.`
  );
}
