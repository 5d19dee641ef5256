import { createHash } from 'node:crypto';
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import { StripeFault } from './fault.ts';

/** An answer that the same key gets again. */
export type KeptAnswer = { key: string; asked: string; at: number; answer: ApiAnswer };

/** Stripe forgets a key after a day. Seconds. */
const keptFor = 86_400;

/** Makes a POST with a key happen once, however often it is sent. */
export class Idempotency {
  readonly kept = new Map<string, KeptAnswer>();
  readonly #now: () => number;

  /** @param now seconds */
  constructor(now: () => number, kept: readonly KeptAnswer[] = []) {
    this.#now = now;
    for (const one of kept) this.kept.set(one.key, one);
  }

  /** @throws StripeFault when the key was used for another request */
  once(request: ApiRequest, act: () => ApiAnswer): ApiAnswer {
    const key = request.headers.idempotencyKey;
    if (request.method !== 'POST' || key === undefined) return act();
    if (key.length > 255) throw new StripeFault('Idempotency keys may have 255 characters.');
    this.#forget();
    const asked = fingerprint(request);
    const before = this.kept.get(key);
    if (!before) return this.#keep({ key, asked, answer: runOrRefuse(act) });
    if (before.asked !== asked) {
      throw new StripeFault(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    const { status, headers, body } = before.answer;
    return { status, body, headers: { ...headers, 'Idempotent-Replayed': 'true' } };
  }

  #keep({ key, asked, answer }: Omit<KeptAnswer, 'at'>): ApiAnswer {
    // A request that was refused before anything was done may be corrected and sent again.
    if (answer.status !== 400) this.kept.set(key, { key, asked, answer, at: this.#now() });
    return answer;
  }

  #forget(): void {
    const oldest = this.#now() - keptFor;
    for (const [key, { at }] of this.kept) {
      if (at > oldest) return;
      this.kept.delete(key);
    }
  }
}

/** The outcome, also when it is a refusal: a declined card stays declined under its key. */
function runOrRefuse(act: () => ApiAnswer): ApiAnswer {
  try {
    return act();
  } catch (fault) {
    if (!(fault instanceof StripeFault)) throw fault;
    return {
      status: fault.status,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fault.body),
    };
  }
}

const fingerprint = ({ method, path, form }: ApiRequest) =>
  createHash('sha256').update(`${method} ${path} ${form}`).digest('hex');
