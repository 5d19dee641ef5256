import { checkEvidence, type Evidence } from '#app/checking/evidence/check-evidence.ts';
import { judgeFitness } from '#app/checking/fitness/judge-fitness.ts';
import { saysNothing } from '#app/checking/fitness/says-nothing.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { CheckedSentence, SummarySentence } from '../draft.ts';
import { checkSentencesApart } from '../judge-apart.server.ts';
import { knownNumbers, plainSentence } from './answers.ts';
import { UselessAnswer } from './model-trouble.ts';

export type WrittenSentence = SummarySentence & { evidence: Evidence[] };

type Said = { text: string; evidence: Evidence[] };
type Place = Pick<SummarySentence, 'section' | 'item'>;

/** A sentence of the summary from the model's words; none where it says nothing or has no evidence. */
export function sentenceOf(
  { text, evidence }: Said,
  { section, item }: Place,
  known: ReadonlySet<number>,
): WrittenSentence[] {
  const plain = plainSentence(text);
  const given = evidence.filter(({ segment }) => known.has(segment));
  const citations = knownNumbers(
    given.map(({ segment }) => segment),
    known,
  );
  return plain === null || citations.length === 0
    ? []
    : [{ text: plain, section, item, citations, evidence: given }];
}

/**
 * What a model wrote, compared with the record by rules, its evidence looked up word for word. What
 * says nothing to a stranger is left out.
 */
export async function checkWritten<T extends WrittenSentence>(
  sentences: readonly T[],
  segments: readonly Segment[],
): Promise<(T & CheckedSentence)[]> {
  const byIndex = new Map(segments.map((segment) => [segment.index, segment]));
  const checked = await checkSentencesApart(sentences, segments);
  return checked.flatMap((sentence) => {
    const unfit = judgeFitness(sentence.text);
    if (saysNothing(unfit)) return [];
    const missing = checkEvidence(sentence.text, sentence.evidence, (at) => byIndex.get(at));
    return {
      ...sentence,
      verdict: missing.length > 0 ? 'unsupported' : sentence.verdict,
      reasons: [...missing, ...sentence.reasons],
      basis: 'compared' as const,
      judgement: null,
      unfit,
    };
  });
}

/** Null where the model answered, but with nothing of use. */
export async function usable<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof UselessAnswer) return null;
    throw error;
  }
}
