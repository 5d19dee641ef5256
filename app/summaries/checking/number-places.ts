import type { NumberMention } from '../facts/numbers.ts';
import { followingStem, isElliptic, rangesIn, withUnit } from './number-context.ts';
import { sameValue } from './same-value.ts';
import type { Statement } from './statement.ts';
import { groupsOf } from './word-groups.ts';

const reach = 9;

const parts = /^(?:and|or|but|while|with|plus)$/;

const year = /^(?:19|20)\d\d$/;
const cache = new WeakMap<Statement, readonly NumberMention[]>();

/** The numbers of a text without its years, which tell of when and belong to what is around them. */
function amountsOf(statement: Statement): readonly NumberMention[] {
  const known = cache.get(statement);
  if (known) return known;
  const amounts = statement.numbers.filter(
    ({ from }) => !year.test(statement.tokens[from]?.word ?? ''),
  );
  cache.set(statement, amounts);
  return amounts;
}

/** The content words around a number, as far as they belong to it and to no other number. */
function surroundings(statement: Statement, mention: NumberMention): Map<string, number> {
  const around = new Map<string, number>();
  const { tokens } = statement;
  const numbers = amountsOf(statement);
  const index = numbers.indexOf(mention);
  const floor = numbers[index - 1]?.to ?? 0;
  const ceiling = endOfPart(statement, mention, index);
  const add = (at: number, weight: number) => {
    const word = tokens[at]?.word ?? '';
    const stemmed = year.test(word) ? word : statement.stems[at];
    if (stemmed) around.set(stemmed, Math.max(weight, around.get(stemmed) ?? 0));
  };
  let weight = 1;
  for (let at = mention.to; at < Math.min(ceiling, mention.to + reach); at += 1) {
    if (tokens[at]?.gap === 'stop') break;
    if (tokens[at]?.gap === 'comma') weight *= 0.5;
    add(at, weight);
  }
  weight = 1;
  for (let at = mention.from - 1; at >= Math.max(floor, mention.from - reach); at -= 1) {
    const after = tokens[at + 1];
    if (after?.gap === 'stop') break;
    if (floor > 0 && (after?.gap === 'comma' || parts.test(tokens[at]?.word ?? ''))) {
      if (hasOwnWords(statement, floor, at)) break;
    }
    if (after?.gap === 'comma') weight *= 0.5;
    add(at, weight);
  }
  return around;
}

const hasOwnWords = (statement: Statement, from: number, to: number) =>
  statement.stems.slice(from, to).some((stemmed) => stemmed !== '');

/** '50 percent in reading and 58 in math': what follows a number is its own as far as 'and'. */
function endOfPart(statement: Statement, mention: NumberMention, index: number): number {
  const { tokens } = statement;
  const numbers = amountsOf(statement);
  let next = numbers[index + 1];
  // 'Four of the 16 speakers'
  if (next && next.from - mention.to <= 2 && tokens[mention.to]?.word === 'of')
    next = numbers[index + 2];
  if (!next) return tokens.length;
  for (let at = next.from - 1; at > mention.to; at -= 1) {
    const isBreak = parts.test(tokens[at]?.word ?? '') || tokens[at]?.gap === 'comma';
    if (isBreak && hasOwnWords(statement, mention.to, at)) return at;
  }
  return next.from;
}

/** How much of what is around a number stands around a place of the source and not the other. */
function tells(
  around: ReadonlyMap<string, number>,
  place: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): number {
  const groups = groupsIn(place);
  const otherGroups = groupsIn(other);
  let sum = 0;
  for (const [key, weight] of around) {
    const isOther = other.has(key) || groupsOf(key).some((group) => otherGroups.has(group));
    if (isOther) continue;
    const same = place.get(key);
    if (same !== undefined) sum += weight * same;
    else if (groupsOf(key).some((group) => groups.has(group))) sum += 0.6 * weight;
  }
  return sum;
}

function groupsIn(around: ReadonlyMap<string, number>): Set<number> {
  return new Set([...around.keys()].flatMap((key) => [...groupsOf(key)]));
}

type Place = {
  mention: NumberMention;
  /** How much stands around it in the sentence. */
  size: number;
  /** Where the source has the same value. */
  own: NumberMention[];
  /** Numbers of the source that stand where the sentence has this one, with how surely. */
  rivals: { said: NumberMention; lead: number; own: number; other: number }[];
};

/**
 * Numbers that stand in the source, but of something else: 'a 6% increase in January and 8% the
 * year after' where it is the other way round. Two that have changed places are surer than one.
 */
export function misplacedNumbers(
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
