import { data } from 'react-router';
import { AppError } from '../app-error.ts';
import { log } from '../log.server.ts';

/**
 * Lets a loader's AppErrors reach the error page with their status and their words. With `failure`
 * every other error is logged and shown under those words, as a 500.
 */
export async function orRespond<T>(work: Promise<T>, failure?: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw data({ message: error.message }, { status: error.status });
    if (failure === undefined) throw error;
    log.error({ err: error }, 'page could not be loaded');
    throw data({ message: failure }, { status: 500 });
  }
}
