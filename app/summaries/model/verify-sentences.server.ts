import pMap from 'p-map';
import type { CheckedSentence } from '../draft.ts';
import type { Judgement } from '../judgement.ts';
import { settledBy } from '../settled-by.ts';
import { verifierAnswer } from './answers.ts';
import { askFactChecker } from './ask-fact-checker.server.ts';
import type { ModelSession } from './ask-model.server.ts';
import { usable } from './model-sentence.server.ts';
import type { ModelSettings } from './model-settings.ts';
import { ModelUnavailable } from './model-trouble.ts';
import { verifyInstructions } from './prompts/verify.ts';

/** Models get careless with longer lists. */
const atOnce = 12;

export type Verified = {
  sentences: CheckedSentence[];
  /** How many of them nobody judged, as the service failed or did not answer on them. */
  unjudged: number;
};

/** What a sentence is read beside. */
export type PassagesOf = (sentence: CheckedSentence) => string[];

/**
 * Has a second model read each sentence with nothing but the passages that it rests on. It adds marks, and settles
 * what rules only doubt by the wording; what they look up stays marked, and what it does not answer on
 * stays unjudged.
 */
export async function verifySentences(
  session: ModelSession,
  sentences: readonly CheckedSentence[],
  { name, url }: ModelSettings['verifier'],
  passagesOf: PassagesOf,
): Promise<Verified> {
  const written = sentences.flatMap((sentence, number) =>
    sentence.basis === 'compared' && sentence.evidence.length > 0
      ? [{ number, text: sentence.text, passages: passagesOf(sentence) }]
      : [],
  );
  const judgements = new Map<number, Judgement>();
  for (let from = 0; from < written.length; from += atOnce) {
    const batch = written.slice(from, from + atOnce);
    const answer = await (url === null ? answerOn(session, batch) : checkedAt(url, batch));
    if (answer === null) continue;
    const asked = new Set(batch.map(({ number }) => number));
    for (const { number, notCarried } of answer)
      if (asked.has(number))
        judgements.set(number, { by: name, notCarried, isReading: url === null });
  }
  return {
    sentences: sentences.map((sentence, number) => {
      const judgement = judgements.get(number);
      return judgement ? settledBy(judgement, { ...sentence, judgement }) : sentence;
    }),
    unjudged: written.length - judgements.size,
  };
}

type Batch = readonly { number: number; text: string; passages: string[] }[];

async function answerOn(session: ModelSession, batch: Batch) {
  try {
    const answer = await usable(
      session.ask({
        instructions: verifyInstructions,
        data: { sentences: batch },
        schema: verifierAnswer,
      }),
    );
    return answer?.sentences ?? null;
  } catch (error) {
    if (error instanceof ModelUnavailable) return null;
    throw error;
  }
}

async function checkedAt(url: string, batch: Batch) {
  const answers = await pMap(
    batch,
    async ({ number, text, passages }) => {
      const isCarried = await askFactChecker(url, { claim: text, context: passages.join(' ') });
      if (isCarried === null) return null;
      return { number, notCarried: isCarried ? [] : [text] };
    },
    { concurrency: 4 },
  );
  return answers.filter((one) => one !== null);
}
