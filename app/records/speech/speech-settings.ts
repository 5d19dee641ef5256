import type { Environment } from '#app/platform/env.server.ts';

/** A speech-to-text service and what it costs, as the environment gives it. */
export type SpeechSettings = {
  /** Where it takes recordings. */
  address: string;
  /** The name the service knows the model by. */
  model: string;
  key: string | null;
  format: 'verbose_json' | 'diarized_json';
  /** US dollars for a minute */
  price: number;
  /** US dollars a day; null: as much as it takes. */
  dailyBudget: number | null;
};

type SpeechEnvironment = Pick<
  Environment,
  | 'SPEECH_URL'
  | 'SPEECH_PATH'
  | 'SPEECH_MODEL'
  | 'SPEECH_API_KEY'
  | 'SPEECH_FORMAT'
  | 'SPEECH_PRICE'
  | 'SPEECH_DAILY_BUDGET'
>;

/** Null where no service is set up. */
export function speechSettings(env: SpeechEnvironment): SpeechSettings | null {
  if (!env.SPEECH_URL || !env.SPEECH_MODEL) return null;
  return {
    address: `${env.SPEECH_URL}${env.SPEECH_PATH}`,
    model: env.SPEECH_MODEL,
    key: env.SPEECH_API_KEY ?? null,
    format: env.SPEECH_FORMAT,
    price: env.SPEECH_PRICE,
    dailyBudget: env.SPEECH_DAILY_BUDGET ?? null,
  };
}

/** What so many seconds cost, in micro-dollars, rounded up. */
export const speechMicroDollars = ({ price }: Pick<SpeechSettings, 'price'>, seconds: number) =>
  Math.ceil((price * 1_000_000 * seconds) / 60);
