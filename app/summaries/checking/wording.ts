import { isMeetingWord } from '../language/stop-words.ts';
import type { Statement } from './statement.ts';
import { groupsOf, isSpeechVerb } from './word-groups.ts';

/** How much of a sentence's wording the source carries, by weight, and which words it lacks. */
export type Coverage = { share: number; missing: string[] };

const outcomeWords =
  /^(?:reject|adopt|approv|pass|fail|agree|carri|defeat|motion|vot|mov|unanim|oppos)\w*$/;

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

export function coverage(sentence: Statement, source: Statement): Coverage {
  const sourceGroups = new Set<number>();
  for (const stemmed of source.places.keys())
    for (const group of groupsOf(stemmed)) sourceGroups.add(group);
  let total = 0;
  let covered = 0;
  const missing: string[] = [];
  const seen = new Set<string>();
  sentence.stems.forEach((stemmed, index) => {
    if (stemmed === '' || seen.has(stemmed)) return;
    seen.add(stemmed);
    const token = sentence.tokens[index];
    if (!token || isSpeechVerb(stemmed) || judgedElsewhere.test(token.word)) return;
    const isCommon = isMeetingWord(token.word) || speakersOwn.test(token.word);
    // Outcomes are compared by themselves: 'rejected' is 'the noes have it'.
    const weight = isCommon ? 0.4 : outcomeWords.test(token.word) ? 0.3 : 1;
    total += weight;
    if (source.places.has(stemmed)) covered += weight;
    else if (groupsOf(stemmed).some((group) => sourceGroups.has(group))) covered += weight * 0.85;
    else if (sharesBeginning(stemmed, source)) covered += weight * 0.85;
    else if (isCommon) covered += weight * 0.5;
    else missing.push(token.text);
  });
  return { share: total === 0 ? 1 : covered / total, missing };
}
