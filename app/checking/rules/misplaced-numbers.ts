import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { judgedApart } from '../comparison/judged-apart.ts';
import { isElliptic, runsAlike } from '../comparison/number-kinds.ts';
import { amountsOf, surroundings, tells } from '../comparison/number-surroundings.ts';
import { sameValue } from '../comparison/same-value.ts';
import type { Rule } from '../rule.ts';
import { followingStem, withUnit } from '../statement/number-units.ts';
import { rangesIn } from '../statement/ranges.ts';
import type { Statement } from '../statement/statement.ts';
import { groupsOf } from '../vocabulary/word-groups.ts';
import { dates } from './dates.ts';
import { doubledNumbers } from './doubled-numbers.ts';
import { figuresWithLetters } from './figures-with-letters.ts';
import { impossibleShares } from './impossible-shares.ts';
import { numbers } from './numbers.ts';
import { references } from './references.ts';
import { turnedRanges } from './turned-ranges.ts';

/**
 * Numbers that stand in the source, but of something else: 'a 6% increase in January and 8% the
 * year after' where it is the other way round. Two that have changed places are surer than one.
 */
export const misplacedNumbers: Rule = {
  name: 'misplaced numbers',
  yieldsTo: [
    ...[references, dates, numbers, figuresWithLetters],
    ...[turnedRanges, impossibleShares, doubledNumbers],
  ],
  check: (compared) => {
    const apart = judgedApart(compared);
    return misplaced(compared.sentence, compared.source, ({ from }) => apart.has(from));
  },
};

type Place = {
  mention: NumberMention;
  /** How much stands around it in the sentence. */
  size: number;
  /** Where the source has the same value. */
  own: NumberMention[];
  /** Numbers of the source that stand where the sentence has this one, with how surely. */
  rivals: { said: NumberMention; lead: number; own: number; other: number }[];
};

function misplaced(
  sentence: Statement,
  source: Statement,
  isTaken: (mention: NumberMention) => boolean,
): string[] {
  const dated = (mention: NumberMention) =>
    source.dates.some(({ from, to }) => from <= mention.from && mention.from < to) ||
    source.references.some(({ from, to }) => from <= mention.from && mention.from < to);
  const said = amountsOf(source)
    .filter((mention) => mention.unit !== 'ordinal' && !dated(mention))
    .map((mention) => ({ mention, around: surroundings(source, mention) }));
  const places: Place[] = [];
  for (const mention of amountsOf(sentence)) {
    if (isTaken(mention) || mention.unit === 'ordinal') continue;
    if (runsAlike(mention, sentence, source)) continue;
    const own = said.filter((found) => sameValue(mention, found.mention, sentence));
    if (own.length === 0) continue;
    const around = surroundings(sentence, mention);
    const rivals = said
      .filter(
        (found) => !own.includes(found) && own.some((one) => sameUnit(one.mention, found.mention)),
      )
      .map((found) => {
        // Against the place of its own that fits best.
        const against = own.map((one) => ({
          own: tells(around, one.around, found.around),
          other: tells(around, found.around, one.around),
        }));
        const best = against.reduce((a, b) => (b.other - b.own < a.other - a.own ? b : a));
        return { said: found.mention, lead: best.other - best.own, ...best };
      });
    places.push({ mention, size: sumOf(around), own: own.map((found) => found.mention), rivals });
  }
  for (const place of places) {
    for (const { said: rival, lead, own, other } of place.rivals) {
      const partner = places.find(
        (found) => found !== place && sameValue(found.mention, rival, sentence),
      );
      const back = partner?.rivals.find(({ said: found }) =>
        sameValue(place.mention, found, sentence),
      );
      // Both ends of one range stand among the same words; which is which is judged with ranges.
      const isRange = rangesIn(source).some(
        (ends) => ends.includes(rival) && ends.some((end) => place.own.includes(end)),
      );
      const isExchanged = back !== undefined && !isRange && lead >= 0.4 && back.lead >= 0;
      const isAlone =
        partner === undefined &&
        !countsSame(sentence, place, source) &&
        own <= other * 0.25 &&
        (other >= 1.8 || (other >= 1 && own === 0 && other >= place.size * 0.6)) &&
        ((other >= 2.6 && place.mention.unit !== 'plain') ||
          !isElliptic(source, place.own, followingStem(sentence, place.mention.to))) &&
        countsAlike(sentence, place.mention, source, rival);
      const isOfOther = partner === undefined && countsOther(sentence, place, source, rival);
      if (isExchanged || isAlone || isOfOther)
        return [
          `The source says ${withUnit(source, rival)}, the sentence says ${withUnit(sentence, place.mention)}.`,
        ];
    }
  }
  return [];
}

/** Of large numbers captions often lose what they are of: 'nine thousand' for '$9,000'. */
function sameUnit(a: NumberMention, b: NumberMention): boolean {
  const isLarge = ({ unit, value }: NumberMention) => unit === 'plain' && value >= 1000;
  return (
    a.unit === b.unit || (a.unit === 'money' && isLarge(b)) || (b.unit === 'money' && isLarge(a))
  );
}

const sumOf = (around: ReadonlyMap<string, number>) =>
  [...around.values()].reduce((sum, weight) => sum + weight, 0);

/** '214 naloxone kits' where the source has 214 deaths and 11,000 kits. */
function countsOther(
  sentence: Statement,
  place: Place,
  source: Statement,
  rival: NumberMention,
): boolean {
  if (place.mention.unit !== 'plain' || rival.unit !== 'plain') return false;
  const nouns = [0, 1].flatMap((ahead) => {
    const at = place.mention.to + ahead;
    const stemmed = sentence.tokens[at]?.gap === 'none' ? sentence.stems[at] : '';
    return stemmed ? [stemmed] : [];
  });
  const counted = (mention: NumberMention) => {
    const stemmed = source.tokens[mention.to]?.gap === 'none' ? source.stems[mention.to] : '';
    return stemmed === '' ? null : stemmed;
  };
  const other = counted(rival);
  if (other == null || !nouns.includes(other)) return false;
  return place.own.every((own) => {
    const noun = counted(own);
    if (isElliptic(source, [own], nouns[0] ?? null)) return false;
    if (noun == null || nouns.includes(noun)) return false;
    return !nouns.some((word) => groupsOf(word).some((group) => groupsOf(noun).includes(group)));
  });
}

/** 'Five petitions' and '15 minutes' count other things, whatever else is said around them. */
function countsAlike(
  sentence: Statement,
  mention: NumberMention,
  source: Statement,
  rival: NumberMention,
): boolean {
  const [a, b] = [followingStem(sentence, mention.to), followingStem(source, rival.to)];
  if (a === null || b === null || a === b) return true;
  if (sentence.stems[mention.to] === '' || source.stems[rival.to] === '') return true;
  return groupsOf(a).some((group) => groupsOf(b).includes(group));
}

/** '21 days' stands there as such, whatever else is said of 14 days. */
function countsSame(sentence: Statement, place: Place, source: Statement): boolean {
  const noun = followingStem(sentence, place.mention.to);
  if (noun === null || place.mention.unit !== 'plain') return false;
  return place.own.some((own) => followingStem(source, own.to) === noun);
}
