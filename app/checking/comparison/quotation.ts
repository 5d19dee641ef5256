import { words } from '#app/platform/language/pattern.ts';
import type { Statement } from '../statement/statement.ts';

const fillers = new Set(words('um uh er ah hmm mhm'));
// A quotation may begin after these without losing what turned its meaning.
const openings = new Set(words('and so but well now because okay ok also then again yes'));
/** In words: where nothing parts what runs on for so long, a clause begins after 'and' or 'so' too. */
const runsOn = 20;
/** Shorter quotations are phrases that may be cut out of anything: 'agreed to'. */
const shortestQuotation = 3;

/** Words without fillers and stammers, with whether each may begin a quotation. */
function spoken(statement: Statement): { words: string[]; opens: boolean[] } {
  const words: string[] = [];
  const opens: boolean[] = [];
  let afterBreak = true;
  let sinceBreak = 0;
  for (const token of statement.tokens) {
    sinceBreak = token.gap === 'none' ? sinceBreak + 1 : 0;
    if (token.gap !== 'none') afterBreak = true;
    if (fillers.has(token.word)) continue;
    if (words.at(-1) === token.word && !/\d/.test(token.word)) continue;
    words.push(token.word);
    opens.push(afterBreak);
    afterBreak = openings.has(token.word) && (afterBreak || sinceBreak >= runsOn);
  }
  return { words, opens };
}

/**
 * Whether the sentence stands in the source word for word, from the beginning of a clause. A piece
 * cut out of the middle ('agreed to' out of 'not agreed to') is no quotation.
 */
export function isQuoted(sentence: Statement, source: Statement): boolean {
  const said = spoken(sentence);
  const first = said.words[0];
  if (first === undefined || said.words.length < shortestQuotation) return false;
  const from = spoken(source);
  const needle = ` ${said.words.join(' ')} `;
  const haystack = ` ${from.words.join(' ')} `;
  let at = haystack.indexOf(needle);
  let position = 0;
  let counted = 0;
  while (at >= 0) {
    // The word number of a match is the number of spaces before it.
    for (; counted < at; counted += 1) if (haystack.charCodeAt(counted) === 32) position += 1;
    if (from.opens[position]) return true;
    at = haystack.indexOf(needle, at + 1);
  }
  return false;
}
