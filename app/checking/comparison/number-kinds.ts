import { pattern, words } from '#app/platform/language/pattern.ts';
import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { numbersOf, tallyTokens } from '../statement/number-places.ts';
import { perStatement } from '../statement/per-statement.ts';
import { hasRange, rangesOfEnd } from '../statement/ranges.ts';
import type { Statement } from '../statement/statement.ts';

/** Whether a number is the same end of the same range in sentence and source. */
export function runsAlike(mention: NumberMention, sentence: Statement, source: Statement): boolean {
  const ranges = rangesOfEnd(sentence).get(mention) ?? [];
  return ranges.some(([from, to]) => hasRange(source, from, to));
}

const joins = /^(?:to|or|and|through)$/;

/** 'Eight to ten years' where the source has 'eight years? Eight to 10': one range, told whole. */
export function isInSameRange(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
): boolean {
  const isJoined = ({ tokens }: Statement, a: NumberMention, b: NumberMention) =>
    b.from - a.to === 1 && joins.test(tokens[a.to]?.word ?? '');
  return pairsOf(sentence).some(
    ([a, b]) =>
      (a === mention || b === mention) &&
      isJoined(sentence, a, b) &&
      numbersOf(source, a.value).some((low) =>
        numbersOf(source, b.value).some((high) => isJoined(source, low, high)),
      ),
  );
}

/** 'Five in favor and two against' where the source says '5 to 2 in favor', as no count of votes. */
export function isToldAsPair(
  mention: NumberMention,
  sentence: Statement,
  source: Statement,
): boolean {
  const tally = sentence.tallies.find(({ from, to }) => from <= mention.from && mention.to <= to);
  if (!tally) return false;
  return numbersOf(source, tally.yes ?? -1).some(({ to }) =>
    numbersOf(source, tally.no ?? -1).some(
      ({ from }) => from === to + 1 && source.tokens[to]?.word === 'to',
    ),
  );
}

/** Each number of a text with the one after it. */
const pairsOf = perStatement(({ numbers }) =>
  numbers.flatMap((a, at): [NumberMention, NumberMention][] => {
    const b = numbers[at + 1];
    return b ? [[a, b]] : [];
  }),
);

const measures: readonly NumberMention['unit'][] = ['money', 'percent'];

/** Money is no rival of a percentage: both may be told of one thing. */
export const isOtherMeasure = (a: NumberMention, b: NumberMention): boolean =>
  a.unit !== b.unit && measures.includes(a.unit) && measures.includes(b.unit);

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
