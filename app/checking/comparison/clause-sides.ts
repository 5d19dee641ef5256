import { isNegator, losesPower } from '../statement/denials.ts';
import { type Clause, clausesOf } from '../statement/passages.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { type Content, contentOf } from './likeness.ts';

/** A clause with what it says and what in it denies. */
export type Side = Clause & {
  /** Its place among the clauses of its text. */
  index: number;
  content: Content;
  /** Tokens that deny. */
  denials: number[];
  /** Whether it is a question that the next speaker answers in a word. */
  isAnswered: boolean;
  /** By word, whether some clause of the source it is compared with denies the word. */
  deniedElsewhere: Map<string, boolean>;
};

export function sideOf(statement: Statement, clause: Clause, index: number): Side {
  return {
    ...clause,
    index,
    deniedElsewhere: new Map(),
    content: contentOf(statement, clause.from, clause.to),
    denials: denialsIn(statement, clause.from, clause.to),
    isAnswered: false,
  };
}

/** Content words of a short answer: 'It will not.' */
const longestAnswer = 2;

/** The clauses of a text; a question and a short answer are one: 'Will it pass? It will not.' */
export const sidesOf = perStatement((source): readonly Side[] => {
  const sides = clausesOf(source).map((clause, index) => sideOf(source, clause, index));
  sides.forEach((side, index) => {
    const answer = sides[index + 1];
    const last = source.tokens[side.to - 1];
    const isQuestion = last && source.text.charAt(last.end) === '?';
    if (!isQuestion || !answer || answer.turn === side.turn) return;
    if (answer.content.keys.size > longestAnswer) return;
    const first = source.tokens[answer.from]?.word ?? '';
    const denies = /^(?:no|not|never)$/.test(first) ? [answer.from] : answer.denials;
    side.denials = [...side.denials, ...denies];
    side.isAnswered = true;
  });
  return sides;
});

/** Words that deny by themselves: 'is exempt from' is 'does not apply to'. */
const inherent =
  /^(?:exempt|exempts|exempted|exclud\w+|unless|lacks?|lacking|lacked|barred|spared)$/;

function denialsIn(statement: Statement, from: number, to: number): number[] {
  const found: number[] = [];
  for (let index = from; index < to; index += 1) {
    const isYetTo =
      statement.tokens[index]?.word === 'yet' && statement.tokens[index + 1]?.word === 'to';
    const denies = isNegator(statement, index) || losesPower(statement, index) || isYetTo;
    if (denies || inherent.test(statement.tokens[index]?.word ?? '')) found.push(index);
  }
  return found;
}
