import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import type { Compared } from '../comparison/compared.ts';
import { isFreelyTold } from '../comparison/freely-told.ts';
import { isElliptic, isInSameRange, isToldAsPair } from '../comparison/number-kinds.ts';
import { numberSlots, type Rival, type Slot } from '../comparison/number-slots.ts';
import { sameValue } from '../comparison/same-value.ts';
import type { Rule } from '../rule.ts';
import { followingStem, withUnit } from '../statement/number-units.ts';
import { rangesOfEnd } from '../statement/ranges.ts';
import type { Statement } from '../statement/statement.ts';
import { isLike } from '../vocabulary/word-groups.ts';
import { dates } from './dates.ts';
import { doubledNumbers } from './doubled-numbers.ts';
import { exchangedCounts } from './exchanged-counts.ts';
import { figuresWithLetters } from './figures-with-letters.ts';
import { impossibleShares } from './impossible-shares.ts';
import { numbers } from './numbers.ts';
import { references } from './references.ts';
import { turnedRanges } from './turned-ranges.ts';

/**
 * By how much the first of two that have changed places must lead; the other need not lose. 0.2
 * does alike, 0.6 catches one less by hand.
 */
const exchangedLead = 0.4;
/**
 * What must speak for the rival of a number alone: words around it, by weight. Neighbouring values
 * (0.1 and 0.4, 1.4 and 2.2, 0.5 and 0.7, 2 and 3.2) move one sentence in all: they are guesses.
 */
const alone = {
  /** The number's own place may have this share of it. */
  ownShare: 0.25,
  much: 1.8,
  /** Enough where nothing speaks for its own place and this share of the sentence for the rival. */
  some: 1,
  shareOfSentence: 0.6,
  /** So much tells even where a money amount or percentage stands for its noun. */
  elliptic: 2.6,
};

const tellsVotes = /\bvot|\bmotion|\bfavou?r|\boppos/i;

/**
 * Numbers that stand in the source, but of something else: 'a 6% increase in January and 8% the
 * year after' where it is the other way round. Two that have changed places are surer than one.
 */
export const misplacedNumbers: Rule = {
  name: 'misplaced numbers',
  yieldsTo: [
    ...[references, dates, numbers, exchangedCounts, figuresWithLetters],
    ...[turnedRanges, impossibleShares, doubledNumbers],
  ],
  check: (compared) => {
    if (isFreelyTold(compared, 'tallies')) return [];
    const { sentence, source } = compared;
    if (!tellsVotes.test(sentence.text) && isFreelyTold(compared, 'numbers')) return [];
    const slots = numberSlots(compared);
    for (const slot of slots) {
      const rival = takenFrom(slot, slots, compared);
      if (!rival) continue;
      const [said, claimed] = [withUnit(source, rival.said), withUnit(sentence, slot.mention)];
      return [`The source says ${said}, the sentence says ${claimed}.`];
    }
    return [];
  },
};

/** The number of the source in whose place the sentence has another. */
function takenFrom(slot: Slot, slots: readonly Slot[], compared: Compared): Rival | undefined {
  const { sentence, source } = compared;
  const { mention, own } = slot;
  const noun = followingStem(sentence, mention.to);
  // 'One witness' counts nobody, and 'the first two' count a part of what is told.
  const isOne = mention.value === 1 && mention.unit === 'plain';
  if (ofPart.test(sentence.tokens[mention.from - 1]?.word ?? '')) return undefined;
  if (isInSameRange(mention, sentence, source) || isToldAsPair(mention, sentence, source))
    return undefined;
  const isSame = countsSame(slot, compared);
  const standsForNoun = isElliptic(source, [...own], noun);
  return slot.rivals.find((rival) => {
    const partner = slots.find(
      (other) => other !== slot && sameValue(other.mention, rival.said, sentence),
    );
    if (partner && (startsAlike(slot, sentence, source) || startsAlike(partner, sentence, source)))
      return false;
    // 'One person rather than two' may have changed places; one of 25,000 has not.
    if (isOne && (partner === undefined || rival.said.value > mostBesideOne)) return false;
    if (partner !== undefined) return isExchanged(slot, rival, partner, compared);
    if (countsOther(slot, rival.said, compared)) return true;
    const isSure = rival.other >= alone.elliptic && mention.unit !== 'plain';
    return (
      !isSame &&
      speaksForRival(slot, rival) &&
      (isSure || !standsForNoun) &&
      countsAlike(mention, rival.said, compared)
    );
  });
}

/** 'From 18 to 17.7 percent', of '17.7, dropped from 18'. */
function startsAlike({ mention, own }: Slot, sentence: Statement, source: Statement): boolean {
  const isFrom = (at: number, { tokens }: Statement) => tokens[at - 1]?.word === 'from';
  return isFrom(mention.from, sentence) && [...own].some(({ from }) => isFrom(from, source));
}

const mostBesideOne = 10;
const ofPart = /^(?:first|last|other|remaining|additional|another|final)$/;

/** Whether the number in the rival's place stands in this one's place in turn. */
function isExchanged(
  { mention, own }: Slot,
  { said, lead }: Rival,
  partner: Slot,
  { sentence, source }: Compared,
): boolean {
  if (lead < exchangedLead) return false;
  // Both ends of one range stand among the same words; which is which is judged with ranges.
  const ranges = rangesOfEnd(source).get(said) ?? [];
  if (ranges.some((ends) => ends.some((end) => own.has(end)))) return false;
  const back = partner.rivals.find((other) => sameValue(mention, other.said, sentence));
  return back !== undefined && back.lead >= 0;
}

const speaksForRival = ({ size }: Slot, { own, other }: Rival) =>
  own <= other * alone.ownShare &&
  (other >= alone.much ||
    (other >= alone.some && own === 0 && other >= size * alone.shareOfSentence));

/** The word that a number counts, where it follows at once and has content. */
const countedAt = ({ tokens, stems }: Statement, at: number) =>
  tokens[at]?.gap === 'none' ? stems[at] || null : null;

/** '214 naloxone kits' where the source has 214 deaths and 11,000 kits. */
function countsOther(
  { mention, own }: Slot,
  rival: NumberMention,
  { sentence, source }: Compared,
): boolean {
  if (mention.unit !== 'plain' || rival.unit !== 'plain') return false;
  const nouns = [0, 1].flatMap((ahead) => countedAt(sentence, mention.to + ahead) ?? []);
  const other = countedAt(source, rival.to);
  if (other === null || !nouns.includes(other)) return false;
  return [...own].every((place) => {
    const noun = countedAt(source, place.to);
    if (isElliptic(source, [place], nouns[0] ?? null)) return false;
    return noun !== null && !nouns.some((word) => word === noun || isLike(word, noun));
  });
}

/** 'Five petitions' and '15 minutes' count other things, whatever else is said around them. */
function countsAlike(
  mention: NumberMention,
  rival: NumberMention,
  { sentence, source }: Compared,
): boolean {
  const [a, b] = [followingStem(sentence, mention.to), followingStem(source, rival.to)];
  if (a === null || b === null || a === b) return true;
  if (sentence.stems[mention.to] === '' || source.stems[rival.to] === '') return true;
  return isLike(a, b);
}

/** '21 days' stands there as such, whatever else is said of 14 days. */
function countsSame({ mention, own }: Slot, { sentence, source }: Compared): boolean {
  const noun = followingStem(sentence, mention.to);
  if (noun === null || mention.unit !== 'plain') return false;
  return [...own].some(({ to }) => followingStem(source, to) === noun);
}
