import { data } from 'react-router';
import type { PageFailure } from '#app/page-failure.ts';
import { AppError } from '../app-error.ts';
import { databaseCannot } from '../db/database-cannot.ts';
import { log } from '../log.server.ts';
import { noteRefusal } from '../security-log.server.ts';

/**
 * Lets a loader's AppErrors reach the error page with their status and their words. With `failure`
 * every fault of ours is shown under those words, as a 500; `toast` says besides what went wrong,
 * unless the fault has words of its own.
 */
export async function orErrorPage<T>(
  work: Promise<T>,
  failure?: string,
  toast?: string,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const known = error instanceof AppError ? error : null;
    if (known) noteRefusal(known.code);
    const status = databaseCannot(known?.cause ?? error) ? 503 : 500;
    if (failure === undefined || (known && known.code !== 'broken' && status !== 503)) {
      if (known) throw data({ message: known.message }, { status: known.status });
      throw error;
    }
    // A fault with words has been logged where it got them.
    if (!known) log.error({ err: error }, failure);
    const said = known?.message ?? toast;
    throw pageFailure({ failure, toast: said === failure ? undefined : said, status });
  }
}

type Failed = { failure: string; toast?: string; status: number };

function pageFailure({ failure: message, toast, status }: Failed) {
  const failure: PageFailure = {
    message,
    toast: toast === undefined ? undefined : { type: 'error', message: toast },
  };
  return data(failure, { status });
}
