import type { Reader } from '#app/entities/entity-access.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { SessionLimits } from '#app/summaries/model/ask-model.server.ts';
import { dayPurse } from '#app/summaries/model/day-purse.server.ts';
import type { ModelSettings } from '#app/summaries/model/model-settings.ts';
import { answerQuestion } from './answer-question.server.ts';
import { keepAnswer, keptAnswer } from './kept-answers.server.ts';
import { type Question, refusedQuestion } from './question.ts';
import { giveAnswerBack, takeAnswer } from './question-limit.server.ts';
import { readUp } from './read-up.server.ts';
import type { Written } from './written.ts';

/** Of a day's budget, what readers' questions may come to together with drafts: these come first. */
const shareOfBudget = 0.5;

/** Who asks the same twice at once waits for one answer. */
const underWay = new Map<string, Promise<Written>>();

/** Has an answer written and keeps it for the page that shows it. Nothing happens without a model. */
export async function writeAnswer(
  reader: Reader,
  question: Question,
  model: ModelSettings | null,
  limits?: SessionLimits,
): Promise<void> {
  if (!model || question.q === '' || refusedQuestion(question)) return;
  const { given } = await readUp(reader, question, model);
  if (!given) return;
  const { key, record } = given;
  const known = keptAnswer(reader.userId, key);
  if (known && known.kind !== 'trouble') return;
  try {
    await takeAnswer(reader.userId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return keepAnswer(reader.userId, key, { kind: 'trouble', why: error.message });
  }
  const budget = model.dailyBudget === null ? null : model.dailyBudget * shareOfBudget;
  const purse = dayPurse(budget);
  const writing =
    underWay.get(key) ??
    answerQuestion({ question: question.q, record, settings: model, purse, limits });
  underWay.set(key, writing);
  try {
    const written = await writing;
    keepAnswer(reader.userId, key, written);
    if (written.kind === 'trouble') await giveAnswerBack(reader.userId);
  } finally {
    underWay.delete(key);
  }
}
