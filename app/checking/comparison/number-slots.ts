import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import { datedTokens } from '../statement/number-places.ts';
import type { Statement } from '../statement/statement.ts';
import type { Compared } from './compared.ts';
import { judgedApart } from './judged-apart.ts';
import { runsAlike } from './number-kinds.ts';
import { amountsOf, surroundingsIn } from './number-surroundings.ts';
import { type Likeness, likenessTo, tells } from './place-likeness.ts';
import { sameValue } from './same-value.ts';

/** A number of the source where the sentence has another. */
export type Rival = {
  said: NumberMention;
  /** How much more of what stands around speaks for the rival than for the number's own place. */
  lead: number;
  /** What speaks for each of the two and not for the other. */
  own: number;
  other: number;
};

/** A number of the sentence with the places of the source it may have been taken from. */
export type Slot = {
  mention: NumberMention;
  /** How much stands around it in the sentence. */
  size: number;
  /** Where the source has the same value. */
  own: ReadonlySet<NumberMention>;
  rivals: readonly Rival[];
};

/**
 * No sentence that tells anything has more numbers, nor has a passage that carries one: beyond them
 * a list is read aloud. They bound the work for the pairs of a hostile text.
 */
const most = { inSentence: 40, inSource: 400 };

/** The numbers of a sentence, each with those of the source that stand among the same words. */
export function numberSlots(compared: Compared): Slot[] {
  const { sentence, source } = compared;
  const apart = judgedApart(compared);
  const said = numbersBeside(compared);
  return amountsOf(sentence)
    .filter((mention) => mention.unit !== 'ordinal' && !apart.has(mention.from))
    .filter((mention) => !runsAlike(mention, sentence, source))
    .slice(0, most.inSentence)
    .flatMap((mention) => slotOf(mention, said, sentence, source) ?? []);
}

/** The numbers of the source nearest to where the sentence fits it best, in order. */
function numbersBeside({ source, alignment }: Compared): NumberMention[] {
  const dated = datedTokens(source);
  const numbers = amountsOf(source).filter(
    ({ unit, from }) => unit !== 'ordinal' && !dated.has(from),
  );
  const middle = (alignment.from + alignment.to) / 2;
  const before = numbers.filter(({ from }) => from < middle).length;
  const first = Math.min(before - most.inSource / 2, numbers.length - most.inSource);
  return numbers.slice(Math.max(0, first)).slice(0, most.inSource);
}

function slotOf(
  mention: NumberMention,
  said: readonly NumberMention[],
  sentence: Statement,
  source: Statement,
): Slot | null {
  const own = new Set(said.filter((found) => sameValue(mention, found, sentence)));
  if (own.size === 0) return null;
  const around = surroundingsIn(sentence).get(mention) ?? new Map<string, number>();
  const likeness = likenessTo(around);
  const placeOf = (found: NumberMention) =>
    likeness(surroundingsIn(source).get(found) ?? new Map<string, number>());
  const ownPlaces = [...own].map(placeOf);
  const rivals = said
    .filter((found) => !own.has(found) && [...own].some((one) => isOneUnit(one, found)))
    .map((found) => ({ said: found, ...compare(placeOf(found), ownPlaces) }));
  const size = [...around.values()].reduce((sum, weight) => sum + weight, 0);
  return { mention, size, own, rivals };
}

/** How a rival's place compares with the place of the number's own that fits best. */
function compare(place: Likeness, ownPlaces: readonly Likeness[]): Omit<Rival, 'said'> {
  let best = { lead: Number.POSITIVE_INFINITY, own: 0, other: 0 };
  for (const ownPlace of ownPlaces) {
    const [own, other] = [tells(ownPlace, place), tells(place, ownPlace)];
    if (other - own < best.lead) best = { lead: other - own, own, other };
  }
  return best;
}

/** From here on captions often lose what a number is of: 'nine thousand' for '$9,000'. */
const smallestAmount = 1000;

function isOneUnit(a: NumberMention, b: NumberMention): boolean {
  const isLarge = ({ unit, value }: NumberMention) => unit === 'plain' && value >= smallestAmount;
  return (
    a.unit === b.unit || (a.unit === 'money' && isLarge(b)) || (b.unit === 'money' && isLarge(a))
  );
}
