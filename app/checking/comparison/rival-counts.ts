import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { numbersOf } from '../statement/number-places.ts';
import { boundTo, followingStem } from '../statement/number-units.ts';
import { rangesOfEnd } from '../statement/ranges.ts';
import type { Statement } from '../statement/statement.ts';
import { isLike } from '../vocabulary/word-groups.ts';
import { isElliptic, isOtherMeasure, runsAlike } from './number-kinds.ts';
import { sameValue } from './same-value.ts';

/** Tokens on either side of a number that tell what it is said of. */
const reach = { sentence: 8, source: 10 };
/** Fewest words around both for one place to be the other's. */
const fewestShared = 2;

/** The number that the source has of a thing of which the sentence says another of its numbers. */
export function countedOtherwise(
  mention: NumberMention,
  equal: readonly NumberMention[],
  sentence: Statement,
  source: Statement,
): NumberMention | null {
  const noun = followingStem(sentence, mention.to);
  // 'A 2% increase' and 'that 600,000 dollar increase' are told of one thing, each in its unit.
  const bound = boundTo(source, noun).filter(
    (other) => !isOtherMeasure(mention, other) && !isOfReference(other, source),
  );
  if (bound.length === 0 || bound.some((other) => sameValue(mention, other, sentence))) return null;
  // '450 kids' for '450 students': its own place counts the same thing in another word.
  const countsLike = ({ to }: NumberMention) => {
    const other = followingStem(source, to);
    return noun !== null && other !== null && isLike(noun, other);
  };
  if (equal.some(countsLike)) return null;
  // A range that runs as the source's does is no misplacement.
  if (runsAlike(mention, sentence, source)) return null;
  // '312 applications, 48 funded' turned into '48 applications, 312 funded'
  const isRange = equal.some((own) => rangesOfEnd(source).has(own));
  const exchanged = bound.find(
    ({ value }) =>
      !isRange &&
      numbersOf(sentence, value).some(
        // 'The code says 50 feet, and it is 30': what the source counts stands where it belongs.
        (claim) =>
          claim !== mention &&
          !(
            isElliptic(source, equal, noun) &&
            (followingStem(sentence, claim.to) === noun || isElliptic(sentence, [claim], null))
          ),
      ),
  );
  if (exchanged) return exchanged;
  // 'Twelve were for it and four against': the number stands for its noun.
  if (isElliptic(source, equal, noun)) return null;
  const around = new Set(stemsAround(sentence, mention, reach.sentence));
  const near = (other: NumberMention) =>
    new Set(stemsAround(source, other, reach.source).filter((found) => around.has(found))).size;
  const own = equal.reduce((most, other) => Math.max(most, near(other)), 0);
  let [rival, most]: [NumberMention | null, number] = [null, Math.max(own, fewestShared - 1)];
  for (const other of bound) {
    const shared = near(other);
    if (shared > most) [rival, most] = [other, shared];
  }
  return rival;
}

/** 'Annual 404 permits', under section 404: what the number belongs to is said elsewhere. */
const isOfReference = ({ value }: NumberMention, { references }: Statement) =>
  references.some(({ number }) => number === String(value));

const stemsAround = ({ stems }: Statement, { from, to }: NumberMention, tokens: number) =>
  stems.slice(Math.max(0, from - tokens), to + tokens).filter((found) => found !== '');
