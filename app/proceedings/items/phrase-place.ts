import { pattern, words } from '#app/platform/language/pattern.ts';
import { isStopWord } from '../language/stop-list.ts';
import type { Token } from '../language/tokens.ts';

/** What stands before a noun: 'the storm drain', 'of data centers'. */
const leads = pattern()`^${words(`
  the a an this that these those our your my his her their its some any each every no another such both
  of for in on with about from by at into under over through against between during without like and or
`)}$`;

/** What stands before a verb or after one that tells how something is: 'to return', 'it is exempt'. */
const tellsOtherwise = pattern()`^${words(`
  to will would can could should must may might shall do does did don't doesn't didn't not never
  i we they you he she it who be is are was were been being am very so too really let's please
`)}$`;

/** Endings of verbs, adverbs and adjectives: 'deploying', 'heavy handed', 'fairly', 'restrictive'. */
const noNoun = /(?:ed|ing|ly|ible|[^t]able|ous|ful|ctive)$/;
const nounsInIng: ReadonlySet<string> = new Set(
  words(`
    housing zoning parking hearing fishing planning funding building training lending dredging crossing
    spending mining farming policing logging rezoning paving plowing recycling lighting flooding drilling
    grazing shipping landing staffing busing
  `),
);

/** No nouns, though they end like some: 'move forward', 'pulls together', 'community safer'. */
const otherwise: ReadonlySet<string> = new Set(
  words(`
    forward together apart away back along ahead around faster safer better easier harder larger smaller
    longer closer stronger worse least cumbersome
  `),
);

/** Whether neither neighbour of a phrase is a part of it: 'heavy handed' is half of its approach. */
export function isWhole(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[to]];
  const isLeft = before && tokens[from]?.gap === 'none' && isContent(before);
  const isRight = after && after.gap === 'none' && isContent(after);
  return !isLeft && !isRight;
}

const isContent = ({ word }: Token) => !isStopWord(word) && !leads.test(word);

const isCapital = (token: Token | undefined) =>
  token?.gap === 'none' && /^\p{Lu}/u.test(token.text);

/** Whether a phrase stands where a noun stands. */
export function isNamed(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from];
  const before = first?.gap === 'none' ? (tokens[from - 1]?.word ?? '') : '';
  const last = tokens[to - 1]?.word ?? '';
  if (otherwise.has(last) || (noNoun.test(last) && !nounsInIng.has(last))) return false;
  if (tellsOtherwise.test(before)) return false;
  // 'Fiscally responsible' tells how something is.
  if (to - from > 1 && /ly$/.test(first?.word ?? '')) return false;
  return leads.test(before) || isCapital(first) || (to - from > 1 && first?.gap === 'none');
}
