import type { Alignment } from './alignment.ts';
import { oppositeReason, saysSameAround, shareNeighbours } from './check-opposites.ts';
import {
  countNegators,
  hasNegative,
  headOf,
  isNegator,
  losesPower,
  negatedNear,
  negativeVerbs,
  negatorText,
  quote,
} from './negators.ts';
import { oppositeKey, oppositesOf } from './opposite-vocabulary.ts';
import { clausesOf } from './passages.ts';
import type { Statement } from './statement.ts';
import { groupsOf } from './word-groups.ts';

/** Reasons why a sentence denies what the source affirms, or the other way round. */
export function checkNegation(
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string[] {
  const fromGaps = gapReason(sentence, source, alignment);
  if (fromGaps) return [fromGaps];
  const replaced = replacedWord(sentence, source, alignment);
  if (replaced) return [replaced];
  const opposite = oppositeReason(sentence, source, alignment);
  if (opposite) return [opposite];
  // 'Was not about' denies all that follows it, which may well be named in the source.
  const notAbout = /\b(?:not|n't|never) about\b/i;
  if (notAbout.test(sentence.text) && !notAbout.test(source.text))
    return ['The sentence says “not about” where the source does not.'];
  const denied = deniedReason(sentence, source, alignment);
  return denied ? [denied] : [];
}

/** Near word for word the same: a negator on one side of a gap only. */
function gapReason(sentence: Statement, source: Statement, alignment: Alignment): string | null {
  if (alignment.share < 0.6) return null;
  // 'No student … would have to' and 'students … would not have to' deny once, in other places.
  const deniesOnce = alignment.gaps.reduce(
    (sum, gap) =>
      sum +
      countNegators(sentence, ...gap.sentence) +
      (isLong(gap) ? 0 : countNegators(source, ...gap.source)),
    0,
  );
  for (const gap of alignment.gaps) {
    const [from, to] = gap.sentence;
    const [sourceFrom, sourceTo] = gap.source;
    if (to - from > 2 || sourceTo - sourceFrom > 4) continue;
    const inSentence = countNegators(sentence, from, to);
    const inSource = countNegators(source, sourceFrom, sourceTo);
    if (inSentence % 2 !== inSource % 2) {
      if (deniesOnce % 2 === 0 || isSaidElsewhere(sentence, from, to, source)) continue;
      // 'fails' against 'does not pass' is the same said in other words.
      const turns = (statement: Statement, a: number, b: number) =>
        statement.tokens
          .slice(a, b)
          .some(
            (token) =>
              negativeVerbs.test(token.word) || /^(?:un|in|im|dis)\p{L}{4,}/u.test(token.word),
          );
      if (turns(sentence, from, to) || turns(source, sourceFrom, sourceTo)) continue;
      return inSource > inSentence
        ? `The source has a “${negatorText(source, sourceFrom, sourceTo)}” that the sentence leaves out.`
        : `The sentence says “${negatorText(sentence, from, to)}” where the source does not.`;
    }
    for (let index = from; index < to; index += 1) {
      const others = oppositesOf(oppositeKey(sentence.tokens[index]?.word ?? ''));
      if (!others) continue;
      for (let at = sourceFrom; at < sourceTo; at += 1) {
        if (others.has(oppositeKey(source.tokens[at]?.word ?? '')) && inSentence === inSource)
          return `The source says “${quote(source, at)}”, the sentence says “${quote(sentence, index)}”.`;
      }
    }
  }
  return null;
}

/** One content word where the source, word for word the same, has another: 'rated good'. */
function replacedWord(sentence: Statement, source: Statement, alignment: Alignment): string | null {
  if (alignment.share < 0.8) return null;
  for (const { sentence: own, source: other } of alignment.gaps) {
    if (own[1] - own[0] !== 1 || other[1] - other[0] !== 1) continue;
    const [a, b] = [sentence.stems[own[0]] ?? '', source.stems[other[0]] ?? ''];
    if (a === '' || b === '' || source.places.has(a) || sentence.places.has(b)) continue;
    if (groupsOf(a).some((group) => groupsOf(b).includes(group)) || a.slice(0, 4) === b.slice(0, 4))
      continue;
    return `The source says “${quote(source, other[0])}”, the sentence says “${quote(sentence, own[0])}”.`;
  }
  return null;
}

/** 'Without objection' that stands in another place of the source denies nothing new. */
function isSaidElsewhere(
  sentence: Statement,
  from: number,
  to: number,
  source: Statement,
): boolean {
  for (let index = from; index < to; index += 1) {
    if (!/^(?:without|no)$/.test(sentence.tokens[index]?.word ?? '')) continue;
    const [word, next] = [sentence.tokens[index]?.word, sentence.tokens[index + 1]?.word];
    return source.tokens.some(
      (token, at) => token.word === word && source.tokens[at + 1]?.word === next,
    );
  }
  return false;
}

const isLong = ({ source: [from, to] }: Alignment['gaps'][number]) => to - from > 6;

/** A word the sentence denies and the source never does, or the other way round. */
function deniedReason(sentence: Statement, source: Statement, alignment: Alignment): string | null {
  for (let index = 0; index < sentence.tokens.length; index += 1) {
    if (!isNegator(sentence, index)) continue;
    const head = headOf(sentence, index);
    const stemmed = head < 0 ? '' : (sentence.stems[head] ?? '');
    if (stemmed === '') continue;
    const places = source.places.get(stemmed) ?? [];
    if (places.length === 0) {
      if (!hasNegative(source, alignment.from, alignment.to))
        return `The sentence says “${quote(sentence, index)}” where the source does not.`;
      continue;
    }
    const deniesThing = head === index + 1 && places.length <= 2 && !isFigure(sentence, index);
    if (deniesThing && places.every((at) => !deniedAround(source, at)))
      return `The sentence says “${quote(sentence, index)} ${quote(sentence, head)}”, the source does not deny it.`;
    const isSaid = places.some((at) => saysSameAround(sentence, head, source, at));
    if (
      isSaid &&
      places.every((at) => !negatedNear(source, at) && !hasNegative(source, at - 10, at + 10))
    )
      return `The sentence says “${quote(sentence, index)} … ${quote(sentence, head)}”, the source does not deny it.`;
  }
  for (let index = alignment.from; index < alignment.to; index += 1) {
    const isLost = losesPower(source, index);
    if (!isNegator(source, index) && !isLost) continue;
    const head = headOf(source, index);
    const stemmed = head < 0 ? '' : (source.stems[head] ?? '');
    if (stemmed === '' || head - index > (isLost ? 6 : 4)) continue;
    const claimed = sentence.places.get(stemmed) ?? alikeIn(sentence, stemmed);
    if (claimed.length === 0 || claimed.some((at) => negatedNear(sentence, at))) continue;
    if (hasNegative(sentence, 0, sentence.tokens.length)) continue;
    const everywhere = source.places.get(stemmed) ?? [];
    if (!everywhere.every((at) => negatedNear(source, at))) continue;
    if (!shareNeighbours(sentence, claimed[0] ?? 0, source, head)) continue;
    return `The source says “${quote(source, index)} … ${quote(source, head)}”, the sentence leaves the “${quote(source, index)}” out.`;
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

function deniedAround(source: Statement, at: number): boolean {
  const clause = clausesOf(source).find(({ from, to }) => from <= at && at < to);
  const [from, to] = clause ? [clause.from, clause.to] : [at - 9, at + 9];
  return (
    negatedNear(source, at) || hasNegative(source, Math.max(from, at - 8), Math.min(to, at + 3))
  );
}
