import { pattern, words } from '#app/platform/language/pattern.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { tallyTokens } from '../statement/number-places.ts';
import { hasRange, rangesOfEnd } from '../statement/ranges.ts';
import type { Statement } from '../statement/statement.ts';
import { groupsOf } from '../vocabulary/word-groups.ts';

/** Whether a number is the same end of the same range in sentence and source. */
export function runsAlike(mention: NumberMention, sentence: Statement, source: Statement): boolean {
  const ranges = rangesOfEnd(sentence).get(mention) ?? [];
  return ranges.some(([from, to]) => hasRange(source, from, to));
}

export const isLikeNoun = (noun: string, other: string): boolean =>
  groupsOf(noun).some((group) => groupsOf(other).includes(group));

// Beginnings of stems.
const whoVotes = words(`
  speak member person resident vote voter commission council councilmemb truste supervis household
  email letter student parent neighbor other legislat senat
`);
const countsVoters = pattern()`^${whoVotes}\w*$`;
const leadsOn = words(
  'were was are is have had has said of for against in who asked did got do went',
);
const ends = words(`
  with and but so from by on at as if when it that this then only not yet
`);
const standsAlone = pattern()`^(?:${leadsOn}|${ends})$`;

/** Whether one of a value's places in the source has no noun of its own. */
export function isElliptic(
  source: Statement,
  equal: readonly NumberMention[],
  noun: string | null,
): boolean {
  const countsPeople = noun !== null && countsVoters.test(noun);
  return equal.some(({ from, to }) => {
    // 'Four in favor' counts those who vote and nothing else.
    if (!countsPeople && tallyTokens(source).has(from)) return false;
    const next = source.tokens[to];
    return next === undefined || next.gap !== 'none' || standsAlone.test(next.word);
  });
}
