import type { Alignment } from './alignment.ts';
import type { Statement } from './statement.ts';
import { groupsOf, oppositeKey, oppositesOf } from './word-groups.ts';

const negators =
  /^(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|cant|dont|doesnt|didnt|wont|isnt|arent|wasnt|werent|unable|nowhere|hardly|lacks?|.*n't)$/;
const negativeVerbs =
  /^(?:fail|fails|failed|failing|refuse|refuses|refused|declined?|rejects?|rejected|denied|deny|denies|opposes?|opposed|against|prevents?|prohibits?|avoids?|stop|stops|stopped|instead|rather|less|few|hasn|none|unless|unlikely|impossible|defeated|lost|lose|vetoe?d?)$/;

// 'No nays' counts, 'no doubt' affirms.
const notDenied = [
  ...['doubt', 'matter', 'question', 'vote', 'votes', 'later', 'nays', 'noes', 'abstentions'],
  ...['opposition', 'objection', 'objections', 'dissent'],
];

function isNegator(statement: Statement, index: number): boolean {
  const token = statement.tokens[index];
  if (!token || !negators.test(token.word)) return false;
  // 'No.' as an answer, 'No. 5', 'no doubt'
  if (token.word === 'no') {
    const next = statement.tokens[index + 1];
    if (!next || next.gap !== 'none' || /\d/.test(next.word)) return false;
    if (notDenied.includes(next.word)) return false;
  }
  // 'not only', 'whether or not'
  const next = statement.tokens[index + 1]?.word;
  return !(token.word === 'not' && (next === 'only' || statement.tokens[index - 1]?.word === 'or'));
}

/** The content word a negator turns, within its clause; -1 where there is none. */
function headOf(statement: Statement, negator: number): number {
  for (
    let index = negator + 1;
    index < Math.min(statement.tokens.length, negator + 9);
    index += 1
  ) {
    if (statement.tokens[index]?.gap === 'stop') return -1;
    if (statement.stems[index] !== '') return index;
  }
  return -1;
}

const deniesClause = /^(?:no|none|nobody|neither|nothing|never)$/;

function negatedNear(statement: Statement, at: number): boolean {
  // 'No student who is enrolled would have to change' denies as far as its full stop.
  for (let index = at; index >= 0 && index > at - 16; index -= 1) {
    const token = statement.tokens[index];
    const opens = index === 0 || token?.gap === 'stop';
    if (opens && deniesClause.test(token?.word ?? '') && isNegator(statement, index)) return true;
    if (token?.gap === 'stop') break;
  }
  for (let index = at; index >= 0 && index > at - 7; index -= 1) {
    if (
      index < at &&
      (isNegator(statement, index) || negativeVerbs.test(statement.tokens[index]?.word ?? ''))
    )
      return true;
    if (statement.tokens[index]?.gap === 'stop') return false;
  }
  const after = statement.tokens[at + 1];
  return after?.gap === 'none' && (after.word === 'not' || after.word.endsWith("n't"));
}

/** Reasons why a sentence denies what the source affirms, or the other way round. */
export function checkNegation(
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string[] {
  const fromGaps = gapReason(sentence, source, alignment);
  if (fromGaps) return [fromGaps];
  const opposite = oppositeReason(sentence, source, alignment);
  if (opposite) return [opposite];
  const denied = deniedReason(sentence, source, alignment);
  return denied ? [denied] : [];
}

const quote = (statement: Statement, at: number) => statement.tokens[at]?.text ?? '';

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
      if (deniesOnce % 2 === 0) continue;
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

const isLong = ({ source: [from, to] }: Alignment['gaps'][number]) => to - from > 6;

function countNegators(statement: Statement, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index += 1) {
    if (isNegator(statement, index) || statement.tokens[index]?.word === 'not') count += 1;
  }
  return count;
}

function negatorText(statement: Statement, from: number, to: number): string {
  for (let index = from; index < to; index += 1) {
    if (isNegator(statement, index)) return quote(statement, index);
  }
  return 'not';
}

/** 'Approved' where the source only has 'denied', and the like. */
function oppositeReason(
  sentence: Statement,
  source: Statement,
  alignment: Alignment,
): string | null {
  for (let index = 0; index < sentence.tokens.length; index += 1) {
    const token = sentence.tokens[index];
    if (!token) continue;
    const key = oppositeKey(token.word);
    const others = oppositesOf(key);
    if (!others || source.places.has(key)) continue;
    if (token.word === 'no' && !isNegator(sentence, index)) continue;
    // 'Without opposition' is judged with the outcome.
    if (token.word === 'opposition' && isNegatedNoun(sentence, index)) continue;
    const negated = negatedNear(sentence, index);
    // A like word in the source carries the sentence's side already.
    const otherSide = [...others].flatMap((other) => oppositesOf(other) ?? new Set<string>());
    if (
      otherSide
        .flatMap((side) => [...(typeof side === 'string' ? [side] : side)])
        .some((side) => source.places.has(side) && side !== key)
    )
      continue;
    for (const other of others) {
      const places = (source.places.get(other) ?? []).filter(
        (at) => at >= alignment.from && at < alignment.to && pointsSomewhere(source, at),
      );
      const conflicting = places.find((at) => negatedNear(source, at) === negated);
      if (
        conflicting !== undefined &&
        places.every((at) => negatedNear(source, at) === negated) &&
        shareNeighbours(sentence, index, source, conflicting)
      )
        return `The source says “${quote(source, conflicting)}”, the sentence says “${token.text}”.`;
    }
  }
  return null;
}

const isNegatedNoun = (statement: Statement, at: number) =>
  /^(?:no|without)$/.test(statement.tokens[at - 1]?.word ?? '');

/** 'Up' and 'down' say how a number moved only in 'is down by', 'went up 4%'. */
function pointsSomewhere(statement: Statement, at: number): boolean {
  const word = statement.tokens[at]?.word;
  if (word !== 'up' && word !== 'down') return true;
  const before = statement.tokens[at - 1]?.word ?? '';
  const after = statement.tokens[at + 1]?.word ?? '';
  return (
    /^(?:is|are|was|were|been|went|gone|go|goes|going|going)$/.test(before) &&
    /^(?:by|from|to|\$?\d.*|this|last|since|about|nearly|almost|over)$/.test(after)
  );
}

function shareNeighbours(
  sentence: Statement,
  index: number,
  source: Statement,
  at: number,
): boolean {
  const around = new Set(
    sentence.stems.slice(Math.max(0, index - 6), index + 7).filter((entry) => entry !== ''),
  );
  for (let near = Math.max(0, at - 12); near < at + 13; near += 1) {
    const found = source.stems[near];
    if (near !== at && found && around.has(found)) return true;
  }
  return around.size <= 1;
}

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
    if (places.every((at) => !negatedNear(source, at) && !hasNegative(source, at - 4, at + 5)))
      return `The sentence says “${quote(sentence, index)} … ${quote(sentence, head)}”, the source does not deny it.`;
  }
  for (let index = alignment.from; index < alignment.to; index += 1) {
    if (!isNegator(source, index)) continue;
    const head = headOf(source, index);
    const stemmed = head < 0 ? '' : (source.stems[head] ?? '');
    if (stemmed === '' || head - index > 4) continue;
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

function hasNegative(statement: Statement, from: number, to: number): boolean {
  for (let index = Math.max(0, from); index < Math.min(statement.tokens.length, to); index += 1) {
    const word = statement.tokens[index]?.word ?? '';
    if (isNegator(statement, index) || negativeVerbs.test(word)) return true;
    if (/^(?:un|im|in|dis|ir|il)\p{L}{5,}/u.test(word)) return true;
  }
  return false;
}
