import { pattern, words } from '#app/platform/language/pattern.ts';
import { numberTokens } from '../statement/number-places.ts';
import { unitOf } from '../statement/spans.ts';
import type { Statement } from '../statement/statement.ts';

/** Unanimity is judged with the outcome. */
const ofOutcome = /^(?:without|opposition|unopposed|unanimous|unanimously)$/;
/** Numbers, and how they are compared, are judged by themselves. */
const ofNumbers = pattern()`^${words(`
  percent percentage half third quarters? fifths? thirds fewer average averag(?:es|ed|ing) roughly nearly
  almost approximately dollars? cents?
`)}$`;
/** Little words that the list of words without content does not have. */
const little = pattern()`^${words(`
  among amongst toward towards behind beside along across alongside ago away beforehand together
`)}$`;

/** Tokens after a number in which its unit stands: 'six more months'. */
const reach = 2;

/** Whether a word is judged with numbers and outcomes, or says nothing by itself. */
export function isJudgedApart(statement: Statement, at: number): boolean {
  const word = statement.tokens[at]?.word ?? '';
  if (ofOutcome.test(word) || ofNumbers.test(word) || little.test(word)) return true;
  if (unitOf(word) === null) return false;
  // 'Six months', 'half an hour', '$5 billion a year'
  const numbers = numberTokens(statement);
  const before = statement.tokens[at - 1]?.word ?? '';
  for (let near = at - reach; near < at; near += 1) if (numbers.has(near)) return true;
  return /^(?:an?|per|each|half)$/.test(before);
}
