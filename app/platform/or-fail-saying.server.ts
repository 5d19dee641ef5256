import { AppError } from './app-error.ts';
import { databaseCannot, saying } from './db/database-cannot.ts';
import { log } from './log.server.ts';

/**
 * Gives a fault of ours the words that people read: whatever `work` fails with is logged, and
 * becomes an AppError 'broken' that says `message`. What verbs refuse on purpose stays as it is.
 */
export async function orFailSaying<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, message);
    const code = databaseCannot(error) ? 'unavailable' : 'broken';
    throw new AppError(code, saying(message, error), { cause: error });
  }
}
