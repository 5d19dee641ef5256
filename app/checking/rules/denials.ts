import { isAnsweredNo } from '../comparison/clause-sides.ts';
import type { Compared } from '../comparison/compared.ts';
import { tellsComplement } from '../comparison/complements.ts';
import { isFreelyTold } from '../comparison/freely-told.ts';
import { saysSameAround, shareNeighbours } from '../comparison/neighbourhoods.ts';
import { tellsStepAside } from '../comparison/steps-aside.ts';
import { isToldByOpposite } from '../comparison/told-by-opposite.ts';
import type { Rule } from '../rule.ts';
import {
  hasNegative,
  headOf,
  isContrast,
  isNegator,
  isOfOnly,
  isOfWorry,
  losesPower,
  negatedNear,
  quote,
  tellsOtherCase,
} from '../statement/denials.ts';
import { clauseAt } from '../statement/passages.ts';
import type { Statement } from '../statement/statement.ts';
import { groupsOf } from '../vocabulary/word-groups.ts';
import { changedDenials } from './changed-denials.ts';
import { notAbout } from './not-about.ts';
import { opposites } from './opposites.ts';
import { replacedWords } from './replacements.ts';

/** Words said more often than this are denied in one place and affirmed in another. */
const mostPlaces = 2;
/** A word said more often than this is said of anything; its first places tell enough. */
const mostCompared = 200;
/** Tokens around a place in which anything that denies may be meant for it. */
const around = { place: 10, clause: 9, before: 8, after: 3 };
/** Tokens from a negator of the source to what it denies; 'lose the ability to' is longer. */
const headReach = { denied: 4, lost: 6 };

/** A word the sentence denies and the source never does, or the other way round. */
export const denials: Rule = {
  name: 'denials',
  yieldsTo: [changedDenials, replacedWords, opposites, notAbout],
  check: (compared) => {
    if (isFreelyTold(compared, 'addedDenials') || tellsComplement(compared)) return [];
    const reason =
      addedDenial(compared) ??
      (isFreelyTold(compared, 'lostDenials') ? null : lostDenial(compared));
    return reason === null ? [] : [reason];
  },
};

/** What the sentence denies and the source does not. */
function addedDenial({ sentence, source, alignment }: Compared): string | null {
  for (let index = 0; index < sentence.tokens.length; index += 1) {
    if (!isNegator(sentence, index)) continue;
    const head = headOf(sentence, index);
    const stemmed = sentence.stems[head] ?? '';
    if (stemmed === '' || isContrast(sentence, index)) continue;
    if (isOfOnly(sentence, index, source) || isOfWorry(sentence, index, source)) continue;
    if (isInCase(sentence, index) && tellsOtherCase(sentence, source)) continue;
    if (isToldByOpposite(sentence, index, source) || isDoubled(sentence, index)) continue;
    if (isOfBoth(sentence, index, source) || tellsStepAside(sentence, index, source)) continue;
    const places = source.places.get(stemmed) ?? [];
    const [denier, denied] = [quote(sentence, index), quote(sentence, head)];
    if (places.length === 0) {
      if (!hasNegative(source, alignment.from, alignment.to))
        return `The sentence says “${denier}” where the source does not.`;
      continue;
    }
    const deniesThing =
      head === index + 1 && places.length <= mostPlaces && !isFigure(sentence, index);
    if (deniesThing && places.every((at) => !deniedAround(source, at)))
      return `The sentence says “${denier} ${denied}”, the source does not deny it.`;
    const isSaid = places
      .slice(0, mostCompared)
      .some((at) => saysSameAround(sentence, head, source, at));
    if (isSaid && places.every((at) => !deniedNear(source, at)))
      return `The sentence says “${denier} … ${denied}”, the source does not deny it.`;
  }
  return null;
}

/** 'Not enough room to turn without backing up', 'may not close without notice': two make it so. */
function isDoubled(statement: Statement, index: number): boolean {
  if (statement.tokens[index]?.word !== 'without') return false;
  for (let at = index - 1; at >= 0 && statement.tokens[at + 1]?.gap !== 'stop'; at -= 1)
    if (isNegator(statement, at)) return true;
  return false;
}

const neitherOf = /\b(?:\w+n['’]t|not|never)\b[^.?!]{0,40}\beither\b/i;

/** 'Neither closing nor moving it was voted on' where 'we haven't voted on either'. */
const isOfBoth = ({ tokens }: Statement, index: number, source: Statement) =>
  /^(?:neither|nor)$/.test(tokens[index]?.word ?? '') && neitherOf.test(source.text);

/** 'If the scores did not hold': the denial belongs to a case that is put. */
function isInCase({ tokens }: Statement, index: number): boolean {
  for (let at = index; at >= 0; at -= 1) {
    if (/^(?:if|unless|should)$/.test(tokens[at]?.word ?? '')) return true;
    if (tokens[at]?.gap !== 'none') return false;
  }
  return false;
}

/** What the source denies wherever it says it, and the sentence affirms. */
function lostDenial({ sentence, source, alignment }: Compared): string | null {
  if (hasNegative(sentence, 0, sentence.tokens.length)) return null;
  for (let index = alignment.from; index < alignment.to; index += 1) {
    const isLost = losesPower(source, index);
    if (!isNegator(source, index) && !isLost) continue;
    if (isDoubled(source, index)) continue;
    // 'Opposed? Hearing none' denies nothing that comes after it.
    if (/^(?:hearing|seeing)$/.test(source.tokens[index - 1]?.word ?? '')) continue;
    const head = headOf(source, index);
    const stemmed = source.stems[head] ?? '';
    if (stemmed === '' || head - index > (isLost ? headReach.lost : headReach.denied)) continue;
    const claimed = sentence.places.get(stemmed) ?? alikeIn(sentence, stemmed);
    if (claimed.length === 0 || claimed.some((at) => negatedNear(sentence, at))) continue;
    const everywhere = source.places.get(stemmed) ?? [];
    if (!everywhere.every((at) => negatedNear(source, at))) continue;
    if (isToldByOpposite(source, index, sentence)) continue;
    if (!shareNeighbours(sentence, claimed[0] ?? 0, source, head)) continue;
    const [denier, denied] = [quote(source, index), quote(source, head)];
    return `The source says “${denier} … ${denied}”, the sentence leaves the “${denier}” out.`;
  }
  return null;
}

/** Places in a sentence of words like the given one: 'gone up' for 'raised'. */
function alikeIn(sentence: Statement, stemmed: string): number[] {
  const groups = groupsOf(stemmed);
  if (groups.length === 0) return [];
  const places: number[] = [];
  for (const [other, at] of sentence.places)
    if (groupsOf(other).some((group) => groups.includes(group))) places.push(...at);
  return places;
}

/** 'No longer', 'not only' and 'no later than' deny no thing. */
const isFigure = (sentence: Statement, at: number) =>
  /^(?:longer|later|more|fewer|less|least|yet|only|just|necessarily)$/.test(
    sentence.tokens[at + 1]?.word ?? '',
  );

const deniedNear = (source: Statement, at: number) =>
  isPlainlyNone(source, at) ||
  negatedNear(source, at) ||
  isAnsweredNo(source, at) ||
  hasNegative(source, at - around.place, at + around.place);

/** 'No objection' counts nobody, and denies that anybody objects. */
const isPlainlyNone = ({ tokens }: Statement, at: number) =>
  /^(?:no|without)$/.test(tokens[at - 1]?.word ?? '');

function deniedAround(source: Statement, at: number): boolean {
  const clause = clauseAt(source, at);
  const [from, to] = clause ? [clause.from, clause.to] : [at - around.clause, at + around.clause];
  const [first, last] = [Math.max(from, at - around.before), Math.min(to, at + around.after)];
  return (
    isPlainlyNone(source, at) ||
    negatedNear(source, at) ||
    isAnsweredNo(source, at) ||
    hasNegative(source, first, last)
  );
}
