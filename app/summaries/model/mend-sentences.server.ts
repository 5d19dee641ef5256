import { checkEvidence } from '#app/checking/evidence/check-evidence.ts';
import type { Transcript } from '#app/records/transcript.ts';
import type { CheckedSentence } from '../draft.ts';
import { knownNumbers, mendedAnswer } from './answers.ts';
import type { ModelSession } from './ask-model.server.ts';
import { checkWritten, sentenceOf, usable } from './model-sentence.server.ts';
import { mendInstructions } from './prompts/mend-sentences.ts';

/**
 * Sends what failed the check back once. What fails again stays, marked, for the reviewer; but a
 * sentence with a clause that no words of the record stand behind is an added claim, and goes out.
 */
export async function mendSentences(
  session: ModelSession,
  checked: CheckedSentence[],
  { segments }: Transcript,
  known: ReadonlySet<number>,
): Promise<CheckedSentence[]> {
  const failing = checked.flatMap(({ verdict, text, reasons, citations }, number) =>
    verdict === 'supported' ? [] : [{ number, text, reasons, segments: around(citations, known) }],
  );
  if (failing.length === 0) return checked;
  const data = {
    sentences: failing.map((sentence) => ({
      ...sentence,
      segments: sentence.segments.map((number) => ({ number, text: segments[number]?.text })),
    })),
  };
  const answer = await usable(
    session.ask({ instructions: mendInstructions, data, schema: mendedAnswer }),
  );
  const mended = new Map(answer?.sentences.map((sentence) => [sentence.number, sentence]));
  const instead = failing.flatMap(({ number }) => {
    const told = mended.get(number);
    const sentence = checked[number];
    if (!told || !sentence) return [];
    return sentenceOf(told, sentence, known).map((one) => ({ ...one, number }));
  });
  const better = new Map(
    (await checkWritten(instead, segments))
      .filter(({ verdict }) => verdict === 'supported')
      .map(({ number, ...sentence }) => [number, sentence]),
  );
  const segmentAt = (index: number) => segments[index];
  return checked.flatMap((sentence, number) => {
    const mendedOne = better.get(number);
    if (mendedOne) return [mendedOne];
    const isBacked = checkEvidence(sentence.text, sentence.evidence, segmentAt).length === 0;
    return isBacked ? [sentence] : [];
  });
}

/** The cited segments and their neighbours, of those the model was given. */
function around(citations: readonly number[], known: ReadonlySet<number>): number[] {
  return knownNumbers(
    citations.flatMap((index) => [index - 1, index, index + 1]),
    known,
  );
}
