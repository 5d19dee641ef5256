import type { Alignment } from './alignment.ts';
import { isNegator, negatedNear, quote } from './negators.ts';
import type { Statement } from './statement.ts';
import { oppositeKey, oppositesOf } from './word-groups.ts';

/** 'Approved' where the source only has 'denied', and the like. */
export function oppositeReason(
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
    if (carriesSide(source, key, others)) continue;
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

/** Whether a like word in the source carries the sentence's side already. */
function carriesSide(source: Statement, key: string, others: ReadonlySet<string>): boolean {
  for (const other of others)
    for (const side of oppositesOf(other) ?? [])
      if (side !== key && source.places.has(side)) return true;
  return false;
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

/** Whether two words stand among the same words in sentence and source. */
export function shareNeighbours(
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
