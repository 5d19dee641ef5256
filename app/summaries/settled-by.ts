import type { Verdict } from '#app/checking/verdict.ts';
import type { Basis } from './draft.ts';
import { type Judgement, reasonsOf } from './judgement.ts';

type Compared = { verdict: Verdict | 'uncited'; reasons: string[]; doubts: string[]; basis: Basis };

/**
 * What becomes of a sentence that was compared by rules and then judged. What is not carried is
 * marked, whatever the rules say. A reading that finds all of it carried settles what rules only
 * doubt by its wording: the reasons stay for the editor to see. What rules look up stays marked.
 */
export function settledBy<T extends Compared>(judgement: Judgement, sentence: T): T {
  const found = reasonsOf(judgement);
  if (found.length > 0)
    return { ...sentence, verdict: 'unsupported', reasons: [...sentence.reasons, ...found] };
  const doubted = new Set(sentence.doubts);
  const isSettled = judgement.isReading && sentence.reasons.every((reason) => doubted.has(reason));
  return { ...sentence, verdict: isSettled ? 'supported' : sentence.verdict, basis: 'judged' };
}
