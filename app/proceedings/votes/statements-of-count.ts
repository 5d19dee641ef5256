import type { Token } from '../language/tokens.ts';
import { voteNumbers } from './labelled-tallies.ts';
import { sides } from './side-vocabulary.ts';

/**
 * The stretches of a text between full stops, as token positions. Sides of one count that are told in
 * sentences of their own stay together.
 */
export function statementsOf(tokens: readonly Token[]): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (let index = 1; index <= tokens.length; index += 1) {
    if (index < tokens.length && tokens[index]?.gap !== 'stop') continue;
    found.push([from, index]);
    from = index;
  }
  return found.reduce<[number, number][]>((joined, [start, end]) => {
    const last = joined.at(-1);
    if (last && isSide(tokens.slice(last[0], start)) && isSide(tokens.slice(start, end)))
      last[1] = end;
    else joined.push([start, end]);
    return joined;
  }, []);
}

/** In words: a side of a count that is told in a sentence of its own. */
const shortSide = 5;
const sidesTold = 3;

/** 'Three in favor. None opposed.': how many were on a side, and nothing else. */
function isSide(tokens: readonly Token[]): boolean {
  const told = tokens.filter(({ word }) => sides.has(word) || word === 'favor').length;
  const isCounted =
    voteNumbers(tokens).length > 0 ||
    /\b(?:none|nobody|no one)\b/.test(tokens.map(({ word }) => word).join(' '));
  return told > 0 && told <= sidesTold && tokens.length <= shortSide * told && isCounted;
}
