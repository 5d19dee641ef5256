import { AppError } from '#app/platform/app-error.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';

/** Answers that one reader can have written in a day; passages are found without end. */
export const answersADay = 50;

const aDay = rateLimit({ name: 'written-answers', attempts: answersADay, minutes: 24 * 60 });

/** @throws AppError too-many, in words for the reader */
export async function takeAnswer(userId: string): Promise<void> {
  try {
    await aDay.take(userId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many') throw error;
    throw new AppError(
      'too-many',
      `You have had ${answersADay} answers written within a day, and that is as many as one reader can have. More can be written tomorrow.`,
    );
  }
}

/** It came to nothing, through no fault of the reader's. */
export const giveAnswerBack = (userId: string): Promise<void> => aDay.giveBack(userId);
