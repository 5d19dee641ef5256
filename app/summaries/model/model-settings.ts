import type { Environment } from '#app/platform/env.server.ts';

/** A language model and what it costs, as the environment gives it. */
export type ModelSettings = {
  provider: 'anthropic' | 'openai-compatible';
  /** The name the provider knows the model by. */
  name: string;
  key: string | null;
  /** Where the service answers, without a slash at the end; null: the provider's own address. */
  baseUrl: string | null;
  /** US dollars for a million tokens, which are micro-dollars for one. */
  inputPrice: number;
  outputPrice: number;
  /** US dollars a day; null: as much as it takes. */
  dailyBudget: number | null;
  /** Who reads each sentence a second time: a model of the same service, or one that answers elsewhere. */
  verifier: { name: string; url: string | null };
};

type ModelEnvironment = Pick<
  Environment,
  | 'MODEL_PROVIDER'
  | 'MODEL_NAME'
  | 'MODEL_API_KEY'
  | 'MODEL_BASE_URL'
  | 'VERIFIER_NAME'
  | 'VERIFIER_URL'
  | 'MODEL_INPUT_PRICE'
  | 'MODEL_OUTPUT_PRICE'
  | 'MODEL_DAILY_BUDGET'
>;

/** Null where no model is set up. */
export function modelSettings(env: ModelEnvironment): ModelSettings | null {
  if (!env.MODEL_PROVIDER || !env.MODEL_NAME) return null;
  return {
    provider: env.MODEL_PROVIDER,
    name: env.MODEL_NAME,
    key: env.MODEL_API_KEY ?? null,
    baseUrl: env.MODEL_BASE_URL ?? null,
    inputPrice: env.MODEL_INPUT_PRICE,
    outputPrice: env.MODEL_OUTPUT_PRICE,
    dailyBudget: env.MODEL_DAILY_BUDGET ?? null,
    verifier: {
      name: env.VERIFIER_NAME ?? (env.VERIFIER_URL ? 'the fact checker' : env.MODEL_NAME),
      url: env.VERIFIER_URL ?? null,
    },
  };
}

export type TokenUse = { inputTokens: number; outputTokens: number };

/** What so many tokens cost, in micro-dollars, rounded up. */
export function microDollars(
  { inputPrice, outputPrice }: Pick<ModelSettings, 'inputPrice' | 'outputPrice'>,
  { inputTokens, outputTokens }: TokenUse,
): number {
  return Math.ceil(inputTokens * inputPrice + outputTokens * outputPrice);
}
