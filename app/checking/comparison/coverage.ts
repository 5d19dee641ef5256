import { pattern, words } from '#app/platform/language/pattern.ts';
import { isMeetingWord } from '#app/proceedings/language/stop-list.ts';
import { numberTokens } from '../statement/number-places.ts';
import type { Statement } from '../statement/statement.ts';
import { isSpeechWord } from '../vocabulary/speech.ts';
import { isTelling } from '../vocabulary/telling.ts';
import { nearGroupsOf } from '../vocabulary/word-groups.ts';
import { isExpanded } from './acronyms.ts';
import { equalNumbers } from './same-value.ts';

/** How much of a sentence's wording the source carries, by weight, and which words it lacks. */
export type Coverage = { share: number; missing: string[] };

/**
 * What a word of the sentence weighs; any other weighs 1. Tried: common 0.3 and 0.6, telling 0.2
 * and 0.5, number 0.4 and 1. None moves more than two of the sentences written by hand.
 */
const weightOf = { common: 0.4, telling: 0.3, number: 0.7 };
/**
 * What of its weight a like word covers, and what a telling one that the source has not. Tried:
 * 0.75 and 0.95, 0.3 and 0.7. None moves more than one sentence written by hand.
 */
const coveredBy = { like: 0.85, nothing: 0.5 };
/** Words that begin with as many of the same letters are forms of one another; 5 and 7 do alike. */
const sameBeginning = 6;

// Outcomes are compared by themselves: 'rejected' is 'the noes have it'.
const outcomeWords = pattern()`^${words(`
  reject adopt approv pass fail agree carri defeat motion vot mov unanim oppos dissent succe
  decision
`)}\w*$`;

export const isOfOutcome = (word: string): boolean => outcomeWords.test(word);

/** Who speaks says 'we'; a summary names them. */
const speakersOwn =
  /^(?:departments?|agency|agencies|district|company|organi[sz]ation|authority|staff)$/;

/** Unanimity is judged with the outcome. */
const judgedElsewhere = /^(?:without|opposition|unopposed|unanimous|unanimously)$/;

/** Numbers, and how they are compared, are judged by themselves. */
const sizing = /^(?:percent|percentage|half|third|quarters?|fifths?|thirds|fewer)$/;

function sharesBeginning(stemmed: string, source: Statement): boolean {
  if (stemmed.length < sameBeginning) return false;
  const beginning = stemmed.slice(0, sameBeginning);
  for (const other of source.places.keys()) if (other.startsWith(beginning)) return true;
  return false;
}

/**
 * The share of a sentence's content that the source carries: its words, like words nearly as much,
 * and its numbers. Words with which summaries tell rather than claim weigh less.
 */
export function coverage(sentence: Statement, source: Statement): Coverage {
  const sourceGroups = new Set<number>();
  for (const stemmed of source.places.keys())
    for (const group of nearGroupsOf(stemmed)) sourceGroups.add(group);
  let total = 0;
  let covered = 0;
  const missing: string[] = [];
  const numbers = numberTokens(sentence);
  const seen = new Set<string>();
  sentence.stems.forEach((stemmed, index) => {
    if (stemmed === '' || seen.has(stemmed)) return;
    seen.add(stemmed);
    const token = sentence.tokens[index];
    if (numbers.has(index) || sizing.test(token?.word ?? '')) return;
    if (!token || isSpeechWord(stemmed) || judgedElsewhere.test(token.word)) return;
    const isCommon = isMeetingWord(token.word) || speakersOwn.test(token.word);
    const tells = isTelling(stemmed);
    const isSlight = tells || outcomeWords.test(token.word);
    const weight = isCommon ? weightOf.common : isSlight ? weightOf.telling : 1;
    total += weight;
    if (source.places.has(stemmed)) covered += weight;
    else if (
      nearGroupsOf(stemmed).some((group) => sourceGroups.has(group)) ||
      sharesBeginning(stemmed, source) ||
      isExpanded(sentence, index, source)
    )
      covered += weight * coveredBy.like;
    else if (isCommon || tells) covered += weight * coveredBy.nothing;
    else missing.push(token.text);
  });
  // A number that stands there tells as much as a word; one that does not is judged by itself.
  const values = new Set<number>();
  for (const mention of sentence.numbers) {
    if (values.has(mention.value) || (mention.unit === 'plain' && mention.value <= 1)) continue;
    if (equalNumbers(mention, sentence, source).length === 0) continue;
    values.add(mention.value);
    total += weightOf.number;
    covered += weightOf.number;
  }
  return { share: total === 0 ? 1 : covered / total, missing };
}
