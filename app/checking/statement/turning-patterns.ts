import { oppositeKey, oppositesOf } from '../vocabulary/opposites.ts';
import { numberAt, numberTokens } from './number-places.ts';
import type { Statement } from './statement.ts';

/** Words before 'favor' in which 'all those' tells that votes are asked for. */
const askReach = 4;

/** Words after 'urge' in which it is said what for. */
const urgeReach = 9;
const against = /^(?:no|not|against|oppose|reject|deny|don't)$/;

const ofPermits = /^(?:is|was|are|were|fees?|for|applications?|requirements?|holders?)$/;

const asksAll = /\b(?:all|those|everyone)\b/;
const moved = /^(?:is|are|was|were|been|went|gone|go|goes|going)$/;
const byHowMuch = /^(?:by|from|to|\$?\d.*|this|last|since|about|nearly|almost|over)$/;

/** 'Up' and 'down' say how a number moved only in 'is down by', 'went up 4%'. */
export function pointsSomewhere(statement: Statement, at: number): boolean {
  const { tokens } = statement;
  const word = tokens[at]?.word ?? '';
  // 'All those in favor' asks for votes; it says nothing of how they fell.
  if (/^favou?r$/.test(word)) {
    const before = tokens.slice(Math.max(0, at - askReach), at);
    if (before.some((token) => asksAll.test(token.word))) return false;
  }
  // 'I urge you to vote no' is no support.
  if (/^(?:urge|urges|urged|recommend|recommends|recommended)$/.test(word))
    return !tokens.slice(at + 1, at + urgeReach).some((token) => against.test(token.word));
  // 'A permit is required' allows nothing.
  if (/^permits?$/.test(word)) {
    const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
    return !(/^(?:an?|the|no|any|each|every|this|their)$/.test(before) || ofPermits.test(next));
  }
  // 'The option needs approval' leaves nothing open.
  if (/^options?$/.test(word)) return false;
  // 'Under this program' is no amount.
  if (/^(?:under|over|above|below)$/.test(word))
    return (
      /^[$£€]?\d/.test(tokens[at + 1]?.word ?? '') || numberAt(statement, at + 1) !== undefined
    );
  if (word !== 'up' && word !== 'down') return true;
  return moved.test(tokens[at - 1]?.word ?? '') && byHowMuch.test(tokens[at + 1]?.word ?? '');
}

/** '$300 more' tells how much, 'less reliable' how: the two are no opposites. */
export const isOfAmount = (statement: Statement, at: number): boolean =>
  /^(?:more|less|fewer)$/.test(statement.tokens[at]?.word ?? '') &&
  numberTokens(statement).has(at - 1);

/** 'Vote no on it' is opposing it. */
function sideOfVote({ tokens }: Statement, at: number): string | null {
  if (!/^(?:vote|votes|voting)$/.test(tokens[at - 1]?.word ?? '')) return null;
  const word = tokens[at]?.word ?? '';
  if (/^(?:no|against)$/.test(word)) return oppositeKey('oppose');
  return word === 'yes' ? oppositeKey('support') : null;
}

/** The words of a stretch that have an opposite, with where they stand: 'increase', 'more'. */
export function turningWords(statement: Statement, from: number, to: number): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = from; at < to; at += 1) {
    const key = sideOfVote(statement, at) ?? oppositeKey(statement.tokens[at]?.word ?? '');
    if (oppositesOf(key) && pointsSomewhere(statement, at)) found.set(key, at);
  }
  return found;
}
