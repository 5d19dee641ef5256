import type { Transcript } from '#app/records/transcript.ts';
import type { CheckedSentence } from '../draft.ts';
import { checkSentencesApart } from '../judge-apart.server.ts';
import { knownNumbers, mendedAnswer } from './answers.ts';
import type { ModelSession } from './ask-model.server.ts';
import { sentenceOf, usable } from './model-sentence.ts';
import { mendInstructions } from './prompts/mend-sentences.ts';

/** Sends what failed the check back once; what fails again stays, marked, for the reviewer. */
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
    const better = sentenceOf(told.text, knownNumbers(told.segments, known), sentence);
    return better.map((one) => ({ ...one, number }));
  });
  const better = new Map(
    (await checkSentencesApart(instead, segments))
      .filter(({ verdict }) => verdict === 'supported')
      .map(({ number, ...sentence }) => [number, sentence]),
  );
  return checked.map((sentence, number) => better.get(number) ?? sentence);
}

/** The cited segments and their neighbours, of those the model was given. */
function around(citations: readonly number[], known: ReadonlySet<number>): number[] {
  return knownNumbers(
    citations.flatMap((index) => [index - 1, index, index + 1]),
    known,
  );
}
