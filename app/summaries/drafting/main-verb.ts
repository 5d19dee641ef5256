import type { Token } from '#app/proceedings/language/tokens.ts';

const auxiliary =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|should|must|may|might|shall|do|does|did|cannot|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|won't|wouldn't|can't|couldn't|shouldn't|don't|doesn't|didn't|\p{L}+'(?:ll|ve|re|d))$/u;
const contracted = /^(?:it|that|there|he|she|what|who|here|this|\p{L}{3,})'s$/u;
const present =
  /^(?:makes?|needs?|provides?|requires?|allows?|means?|includes?|says?|shows?|gives?|takes?|gets?|goes|go|comes?|helps?|keeps?|remains?|represents?|supports?|creates?|ensures?|wants?|works?|faces?|costs?|bans?|carries|carry|leaves?|lowers?|raises?|cuts?|serves?|offers?|highlights?|moves?|continues?|depends?|falls?|plays?|deserves?|expects?|hopes?|believes?|thinks?|knows?|agrees?|enhances?|directs?|undermines?|discourages?|extends?|recommends?|proposes?|adds?|opens?|closes?|begins?|starts?|ends?|expires?|applies|apply|affects?|increases?|reduces?|funds?|pays?|spends?|employs?|sends?|brings?|becomes?|calls?|asks?|urges?|opposes?|seeks?|holds?|sets?|puts?|builds?|uses?|lets?|looks?|feels?|lives?|winds?|see|sees|publish|publishes|endorses?|clarif(?:y|ies)|ensure|protects?|prohibits?|establishes|establish|authorizes?|reflects?|relies|rely|focus(?:es)?|meets?|receives?|produces?|generates?|oversees?|oversee)$/;
const past =
  /^(?:made|got|came|went|saw|took|gave|found|left|lost|brought|built|said|told|held|set|cut|put|spent|began|kept|met|led|paid|sent|knew|thought|felt|heard|became|grew|fell|rose|ran|wrote|spoke|drew|won|fought|bought|sold|stood|taught|understood)$/;
const notSubjects =
  /^(?:that|which|who|whom|to|and|or|of|by|with|in|for|from|on|at|the|a|an|these|those|its|their|our|his|her|my|your|not)$/;
const afterPast =
  /^(?:to|the|a|an|that|by|in|on|for|with|from|at|its|his|her|their|our|my|down|up|out|into|over|about|as|it|them|us|\d.*)$/;

/**
 * Whether a sentence has a verb of its own. 'A resolution to set up a panel that will report' has
 * none outside its clauses, and reads as a fragment.
 */
export function hasMainVerb(tokens: readonly Token[]): boolean {
  for (let index = 1; index < tokens.length; index += 1) {
    const word = tokens[index]?.word ?? '';
    const before = tokens[index - 1]?.word ?? '';
    const after = tokens[index + 1]?.word ?? '';
    if (/^(?:that|which|who|whom|to)$/.test(before)) continue;
    if (auxiliary.test(word)) return true;
    if (notSubjects.test(before)) continue;
    if (present.test(word) || past.test(word)) return true;
    if (/\p{L}{2,}ed$/u.test(word) && (afterPast.test(after) || after === '')) return true;
  }
  const first = tokens[0]?.word ?? '';
  return (
    contracted.test(first) ||
    auxiliary.test(first) ||
    tokens.some(({ word }) => /^(?:it|that|there|he|she)'s$/.test(word))
  );
}
