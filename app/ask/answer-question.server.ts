import { AppError } from '#app/platform/app-error.ts';
import { ModelSession, type SessionLimits } from '#app/summaries/model/ask-model.server.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { ModelUnavailable, UselessAnswer } from '#app/summaries/model/model-trouble.ts';
import type { Purse } from '#app/summaries/model/spending.ts';
import type { NumberedRecord } from './number-record.ts';
import { answerQuestionInstructions } from './prompts/answer-question.ts';
import { questionAnswer } from './question-answer.ts';
import { soundSentences } from './sound-sentences.server.ts';
import type { Written } from './written.ts';

type Asked = {
  question: string;
  record: NumberedRecord;
  settings: ModelSettings;
  purse: Purse;
  limits?: SessionLimits;
};

/** Somebody waits for it. */
const whileWaiting: SessionLimits = { patience: 25_000, retries: 1 };

/** Has a language model answer a question from numbered passages; only what holds is told. */
export async function answerQuestion(asked: Asked): Promise<Written> {
  const { question, record, settings, purse, limits = whileWaiting } = asked;
  const session = new ModelSession(settings, purse, limits);
  try {
    const { sentences: said } = await session.ask({
      instructions: answerQuestionInstructions,
      data: { question, passages: record.data },
      schema: questionAnswer,
    });
    const sound = await soundSentences({ session, settings, said, record });
    const leftOut = said.length - sound.length;
    if (sound.length === 0) return { kind: 'silent', leftOut };
    const sentences = sound.map(({ text, citations }) => ({ text, passages: citations }));
    return { kind: 'answered', sentences, leftOut };
  } catch (error) {
    return { kind: 'trouble', why: whyNot(error) };
  }
}

function whyNot(error: unknown): string {
  if (error instanceof ModelUnavailable) return `The language model ${error.message}.`;
  if (error instanceof UselessAnswer) return 'The language model gave no answer that can be used.';
  if (error instanceof AppError) return 'What the language model wrote could not be checked.';
  throw error;
}
