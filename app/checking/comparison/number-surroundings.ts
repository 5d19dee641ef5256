import type { NumberMention } from '#app/proceedings/facts/numbers.ts';
import type { Statement } from '../statement/statement.ts';
import { groupsOf } from '../vocabulary/word-groups.ts';

/** Tokens on either side of a number that tell what it is said of. */
const reach = 9;
/** Beyond a comma words belong to a number half as surely. */
const beyondComma = 0.5;
/** A like word tells less than the same. */
const likeWord = 0.6;

const parts = /^(?:and|or|but|while|with|plus)$/;

const year = /^(?:19|20)\d\d$/;
const cache = new WeakMap<Statement, readonly NumberMention[]>();

/** The numbers of a text without its years, which tell of when and belong to what is around them. */
export function amountsOf(statement: Statement): readonly NumberMention[] {
  const known = cache.get(statement);
  if (known) return known;
  const amounts = statement.numbers.filter(
    ({ from }) => !year.test(statement.tokens[from]?.word ?? ''),
  );
  cache.set(statement, amounts);
  return amounts;
}

/** The content words around a number, as far as they belong to it and to no other number. */
export function surroundings(statement: Statement, mention: NumberMention): Map<string, number> {
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
    if (tokens[at]?.gap === 'comma') weight *= beyondComma;
    add(at, weight);
  }
  weight = 1;
  for (let at = mention.from - 1; at >= Math.max(floor, mention.from - reach); at -= 1) {
    const after = tokens[at + 1];
    if (after?.gap === 'stop') break;
    if (floor > 0 && (after?.gap === 'comma' || parts.test(tokens[at]?.word ?? ''))) {
      if (hasOwnWords(statement, floor, at)) break;
    }
    if (after?.gap === 'comma') weight *= beyondComma;
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
export function tells(
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
    else if (groupsOf(key).some((group) => groups.has(group))) sum += likeWord * weight;
  }
  return sum;
}

function groupsIn(around: ReadonlyMap<string, number>): Set<number> {
  return new Set([...around.keys()].flatMap((key) => [...groupsOf(key)]));
}
