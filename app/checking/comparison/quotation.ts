import { words } from '#app/platform/language/pattern.ts';
import { readNumbers } from '#app/proceedings/facts/numbers.ts';
import { isTurnedFar, turnsWithin } from '#app/proceedings/language/bare-clauses.ts';
import { hesitations } from '#app/proceedings/language/hesitation.ts';
import { sentenceStarts } from '#app/proceedings/language/points/sentence-starts.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { perStatement } from '../statement/per-statement.ts';
import type { Statement } from '../statement/statement.ts';

const fillers = new Set(hesitations);
// A quotation may begin after these without losing what turned its meaning.
const openings = new Set(words('and so but well now because okay ok also then again yes'));
/** In words: where nothing parts what runs on for so long, a clause begins after 'and' or 'so' too. */
const runsOn = 20;
/** 'He never told anybody okay we are selling it': behind these a sentence surely begins, whatever was said before. */
const interjections: ReadonlySet<string> = new Set(
  words('okay ok right well you thanks yeah yes so alright'),
);
/** Where it is so sure that a sentence begins, nothing far before it turns what it says. */
const sure = 0.9;
/** Shorter quotations are phrases that may be cut out of anything: 'agreed to'. */
const shortestQuotation = 3;

/** 'Those who um they', 'the day when um we': what follows goes on with it. */
const joins: ReadonlySet<string> = new Set(words('that what which who when how where'));
/** In words: what stands so near turns even what surely begins. */
const nearBefore = 4;

/** In words: what is begun anew, 'we will be we will be here'. */
const stammers = [3, 2];

/** Numbers, and who says yes or no twice, say something twice. */
const isStammer = (word: string) =>
  !/\d/.test(word) && !/^(?:yes|no)$/.test(word) && readNumbers(tokenize(word)).length === 0;

/** A word as it was said, whether it may begin a quotation, and whether a sentence ends before it. */
type Said = { word: string; opens: boolean; isStop: boolean };

/** How many of the last words say those before them once more. */
function stammered(said: readonly Said[]): number {
  const isAgain = (length: number) =>
    said.length >= 2 * length &&
    said.slice(-length).every(({ word, isStop }, at) => {
      const before = said.at(at - 2 * length);
      return !isStop && isStammer(word) && word === before?.word;
    });
  return stammers.find(isAgain) ?? 0;
}

const lastWords = (said: readonly Said[], count: number) =>
  said.slice(-count).map(({ word }) => word);

/** Whether what was said since a sentence surely began, or right before, turns what begins here. */
const isTurned = (said: readonly Said[], sinceSure: number) =>
  joins.has(said.at(-1)?.word ?? '') ||
  isTurnedFar(lastWords(said, Math.max(nearBefore, Math.min(sinceSure, turnsWithin))));

/** Where sentences begin, and how sure that is, in stretches that nothing parts for long. */
function startsInLong(statement: Statement): ReadonlyMap<number, number> {
  const long = inLongStretches(statement);
  if (long.size === 0) return new Map();
  const starts = sentenceStarts(statement.text).filter(({ at }) => long.has(at));
  return new Map(starts.map(({ at, sureness }) => [at, sureness]));
}

/** Where the words stand, by their starts, of stretches that nothing parts for long. */
function inLongStretches({ tokens }: Statement): ReadonlySet<number> {
  const long = new Set<number>();
  let stretch: number[] = [];
  for (const { gap, start } of tokens) {
    if (gap !== 'none') stretch = [];
    stretch.push(start);
    if (stretch.length === runsOn) for (const one of stretch) long.add(one);
    else if (stretch.length > runsOn) long.add(start);
  }
  return long;
}

/** Words without fillers and stammers, with whether each may begin a quotation. */
const spoken = perStatement((statement): { words: string[]; opens: boolean[] } => {
  const said: Said[] = [];
  let afterBreak = true;
  let sinceBreak = 0;
  let sinceSure = 0;
  const starts = startsInLong(statement);
  for (const { word, gap, start } of statement.tokens) {
    sinceBreak = gap === 'none' ? sinceBreak + 1 : 0;
    if (gap !== 'none') afterBreak = true;
    const sureness = starts.get(start);
    sinceSure += 1;
    if (sureness !== undefined) {
      const isAside = [word, said.at(-1)?.word ?? ''].some((one) => interjections.has(one));
      const isSure = sureness >= sure && !isAside;
      const begins = !isTurned(said, isSure ? 0 : sinceSure);
      if (begins) afterBreak = true;
      // What a sentence said that was itself turned goes on to turn the next.
      if (begins && isSure && !isTurned(said, sinceSure)) sinceSure = 0;
    }
    if (fillers.has(word)) continue;
    const opens = afterBreak;
    if (said.at(-1)?.word === word && !/\d/.test(word)) continue;
    said.push({ word, opens, isStop: gap === 'stop' });
    said.length -= stammered(said);
    afterBreak =
      openings.has(word) && (afterBreak || (sinceBreak >= runsOn && !isTurned(said, sinceSure)));
  }
  return { words: said.map(({ word }) => word), opens: said.map(({ opens }) => opens) };
});

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
