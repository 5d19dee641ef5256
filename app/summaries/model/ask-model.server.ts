import { generateText, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import { breakerOf } from '#app/platform/breaker.server.ts';
import { log } from '#app/platform/log.server.ts';
import { languageModel } from './language-model.server.ts';
import { type ModelSettings, microDollars, type TokenUse } from './model-settings.ts';
import { isItsFault, ModelUnavailable, troubleOf, UselessAnswer } from './model-trouble.ts';
import { addUse, type Purse, type Spent } from './spending.ts';

type Question<T> = { instructions: string; data: unknown; schema: z.ZodType<T> };

const mostOutputTokens = 4096;

/** Questions of one draft that are asked at the same time. */
export const atOnce = 4;

/** Milliseconds that one question may take with all its retries, and how many those may be. */
export type SessionLimits = { patience: number; retries: number };

const nothing: Spent = { calls: 0, inputTokens: 0, outputTokens: 0, microDollars: 0 };

const usualLimits: SessionLimits = { patience: 120_000, retries: 4 };

const breaker = breakerOf('language-model', isItsFault);

/** For how many seconds nobody should begin a draft, as the service keeps failing; 0 where all can. */
export const modelRestsFor = () => breaker.restsFor();

/** One draft's conversation with the model: what it asked, and what that cost. */
export class ModelSession {
  readonly #settings: ModelSettings;
  readonly #purse: Purse;
  readonly #limits: SessionLimits;
  #ledger: { spent: Spent } = { spent: nothing };

  constructor(settings: ModelSettings, purse: Purse, limits = usualLimits) {
    this.#settings = settings;
    this.#purse = purse;
    this.#limits = limits;
  }

  /** The same conversation's budget, spent on another model of the service. */
  readBy(name: string): ModelSession {
    const session = new ModelSession({ ...this.#settings, name }, this.#purse, this.#limits);
    session.#ledger = this.#ledger;
    return session;
  }

  get spent(): Spent {
    return this.#ledger.spent;
  }

  /**
   * Asks once, and a second time where the answer was cut off or not as the schema wants it.
   * @throws ModelUnavailable after the retries, or where the day's budget holds no more
   * @throws UselessAnswer when the second answer was none either
   */
  async ask<T>(question: Question<T>): Promise<T> {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      if (!(error instanceof UselessAnswer)) throw error;
      return await this.#askOnce(question);
    }
  }

  async #askOnce<T>({ instructions, data, schema }: Question<T>): Promise<T> {
    const prompt = JSON.stringify(data);
    // A token is three characters or more; what was set aside too much comes back.
    const most = { inputTokens: (prompt.length + 6000) / 3, outputTokens: mostOutputTokens };
    const reserved = microDollars(this.#settings, most);
    if (!(await this.#purse.reserve(reserved))) {
      throw new ModelUnavailable('has used up its budget for today');
    }
    let use: TokenUse = { inputTokens: 0, outputTokens: 0 };
    const { patience, retries } = this.#limits;
    const answer = async () => {
      const result = await generateText({
        model: languageModel(this.#settings),
        instructions,
        prompt,
        output: Output.object({ schema }),
        maxOutputTokens: mostOutputTokens,
        maxRetries: retries,
        timeout: patience,
      });
      use = tokensOf(result.usage);
      return result.output;
    };
    try {
      return await breaker.ask(answer, { patience });
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) use = tokensOf(error.usage);
      throw this.#explained(error);
    } finally {
      this.#ledger.spent = addUse(this.#ledger.spent, this.#settings, use);
      await this.#purse.settle(reserved, microDollars(this.#settings, use));
    }
  }

  #explained(error: unknown): Error {
    // The answer itself may hold what was said in a meeting; the log gets only what went wrong.
    const { status, kind } = troubleOf(error);
    log.warn({ model: this.#settings.name, status, kind }, 'language model');
    if (kind === 'useless') return new UselessAnswer('no answer of the shape asked for');
    if (kind === 'timeout') return new ModelUnavailable('did not answer in time');
    if (status === 401 || status === 403) return new ModelUnavailable('refused the key');
    if (status === 429) return new ModelUnavailable('is being asked too often');
    if (status !== null) return new ModelUnavailable(`answered with status ${status}`);
    return new ModelUnavailable('could not be reached');
  }
}

function tokensOf(usage: { inputTokens?: number; outputTokens?: number } | undefined): TokenUse {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}
