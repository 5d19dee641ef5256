import { isMeetingWord } from '#app/proceedings/language/stop-list.ts';
import type { Statement } from '../statement/statement.ts';
import { isSpeechWord } from '../vocabulary/speech-words.ts';
import { isTelling } from '../vocabulary/telling-words.ts';
import { nearGroupsOf } from '../vocabulary/word-groups.ts';
import { isExpanded } from './acronyms.ts';
import { equalNumbers } from './same-value.ts';

/** How much of a sentence's wording the source carries, by weight, and which words it lacks. */
export type Coverage = { share: number; missing: string[] };

const outcomeWords =
  /^(?:reject|adopt|approv|pass|fail|agree|carri|defeat|motion|vot|mov|unanim|oppos|dissent|succe|decision)\w*$/;

/** Who speaks says 'we'; a summary names them. */
const speakersOwn =
  /^(?:departments?|agency|agencies|district|company|organi[sz]ation|authority|staff)$/;

/** Unanimity is judged with the outcome. */
const judgedElsewhere = /^(?:without|opposition|unopposed|unanimous|unanimously)$/;

function sharesBeginning(stemmed: string, source: Statement): boolean {
  if (stemmed.length < 6) return false;
  const beginning = stemmed.slice(0, 6);
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
  const seen = new Set<string>();
  sentence.stems.forEach((stemmed, index) => {
    if (stemmed === '' || seen.has(stemmed)) return;
    seen.add(stemmed);
    const token = sentence.tokens[index];
    if (!token || isSpeechWord(stemmed) || judgedElsewhere.test(token.word)) return;
    const isCommon = isMeetingWord(token.word) || speakersOwn.test(token.word);
    const tells = isTelling(stemmed);
    // Outcomes are compared by themselves: 'rejected' is 'the noes have it'.
    const weight = isCommon ? 0.4 : outcomeWords.test(token.word) || tells ? 0.3 : 1;
    total += weight;
    if (source.places.has(stemmed)) covered += weight;
    else if (nearGroupsOf(stemmed).some((group) => sourceGroups.has(group)))
      covered += weight * 0.85;
    else if (sharesBeginning(stemmed, source) || isExpanded(sentence, index, source))
      covered += weight * 0.85;
    else if (isCommon || tells) covered += weight * 0.5;
    else missing.push(token.text);
  });
  // A number that stands there tells as much as a word; one that does not is judged by itself.
  const values = new Set<number>();
  for (const mention of sentence.numbers) {
    if (values.has(mention.value) || (mention.unit === 'plain' && mention.value <= 1)) continue;
    if (equalNumbers(mention, sentence, source).length === 0) continue;
    values.add(mention.value);
    total += numberWeight;
    covered += numberWeight;
  }
  return { share: total === 0 ? 1 : covered / total, missing };
}

const numberWeight = 0.7;
