import { APICallError, NoObjectGeneratedError, RetryError } from 'ai';
import { saysItCannot } from '#app/platform/http/says-it-cannot.ts';

/** The service cannot be used for this draft. `message` goes on from 'the language model'. */
export class ModelUnavailable extends Error {
  override name = 'ModelUnavailable';
}

/** The service answered, but not with what it was asked for. */
export class UselessAnswer extends Error {
  override name = 'UselessAnswer';
}

type Trouble = { status: number | null; kind: 'useless' | 'timeout' | 'refused' | 'unreachable' };

export function troubleOf(error: unknown): Trouble {
  if (NoObjectGeneratedError.isInstance(error)) return { status: null, kind: 'useless' };
  if (RetryError.isInstance(error)) return troubleOf(error.lastError);
  if (APICallError.isInstance(error)) {
    const status = error.statusCode ?? null;
    // A body that is not the protocol's JSON comes with the status of a success.
    if (status !== null && status < 300) return { status, kind: 'useless' };
    return { status, kind: status === null ? 'unreachable' : 'refused' };
  }
  const isTimeout =
    error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  if (isTimeout) return { status: null, kind: 'timeout' };
  if (error instanceof Error && error.name.startsWith('AI_'))
    return { status: null, kind: 'useless' };
  return { status: null, kind: 'unreachable' };
}

/** Whether the service itself is what failed; an answer of no use is one, and so is a refused key. */
export function isItsFault(error: unknown): boolean {
  const { status, kind } = troubleOf(error);
  return status === null ? kind !== 'useless' : saysItCannot(status);
}
