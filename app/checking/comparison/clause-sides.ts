import { isNegator, losesPower } from '../statement/denials.ts';
import { type Clause, clausesOf } from '../statement/passages.ts';
import { perStatement, tokensIn } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';
import { type Content, contentOf } from './likeness.ts';

/** A clause with what it says and what in it denies. */
export type Side = Clause & {
  /** Its place among the clauses of its text. */
  index: number;
  content: Content;
  /** Tokens that deny. */
  denials: number[];
  /** Whether one of them is a word like 'not', and none a word like 'exempt'. */
  deniesOutright: boolean;
  /** Whether it is a question that the next speaker answers in a word. */
  isAnswered: boolean;
  /** By word, whether some clause of the source it is compared with denies the word. */
  deniedElsewhere: Map<string, boolean>;
};

export function sideOf(statement: Statement, clause: Clause, index: number): Side {
  const denials = denialsIn(statement, clause.from, clause.to);
  return {
    ...clause,
    index,
    deniesOutright: denials.some((at) => isNegator(statement, at)),
    deniedElsewhere: new Map(),
    content: contentOf(statement, clause.from, clause.to),
    denials,
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
    if (!isQuestion || !answer) return;
    if (answer.content.keys.size > longestAnswer) return;
    const first = source.tokens[answer.from]?.word ?? '';
    // Where captions tell no turns apart, an answer says 'It does not.'
    if (answer.turn === side.turn && !answersShortly(source, answer)) return;
    const denies = /^(?:no|not|never)$/.test(first) ? [answer.from] : answer.denials;
    side.denials = [...side.denials, ...denies];
    side.isAnswered = true;
  });
  return sides;
});

const shortAnswer = /^(?:no|it|they|he|she|we|i|you|that|there|not)$/;
/** Words of 'It does not', 'No, they will not'. */
const fewestWords = 5;

const answersShortly = ({ tokens }: Statement, { from, to }: Clause) =>
  to - from <= fewestWords && shortAnswer.test(tokens[from]?.word ?? '');

const answeredNo = perStatement((source) =>
  tokensIn(sidesOf(source).filter(({ isAnswered, denials }) => isAnswered && denials.length > 0)),
);

/** Whether a word stands in a question that was answered with a denial. */
export const isAnsweredNo = (source: Statement, at: number): boolean => answeredNo(source).has(at);

/** Words that deny by themselves: 'is exempt from' is 'does not apply to'. */
const inherent =
  /^(?:exempt|exempts|exempted|exclud\w+|unless|lacks?|lacking|lacked|barred|spared|unlike)$/;

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
