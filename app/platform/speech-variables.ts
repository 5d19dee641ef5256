import { z } from 'zod';

/** US dollars; a minute of speech costs fractions of a cent. */
const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/)
  .transform(Number);

/** What the environment says of a speech-to-text service. */
export const speechVariables = {
  SPEECH_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .describe('where a speech-to-text service answers, e.g. https://api.openai.com'),
  SPEECH_PATH: z
    .string()
    .regex(/^\/[\w./-]*$/)
    .default('/v1/audio/transcriptions')
    .describe('the path of its transcriptions, e.g. /v1/audio/transcriptions or /inference'),
  SPEECH_MODEL: z.string().min(1).optional().describe('the name the service knows the model by'),
  SPEECH_API_KEY: z.string().min(1).optional().describe('the key of your account there'),
  SPEECH_FORMAT: z
    .enum(['verbose_json', 'diarized_json'])
    .default('verbose_json')
    .describe('verbose_json, or diarized_json for a model that tells speakers apart'),
  SPEECH_PRICE: dollars.default(0).describe('US dollars for a minute, e.g. 0.006'),
  SPEECH_DAILY_BUDGET: dollars
    .pipe(z.number().max(2000))
    .optional()
    .describe('US dollars a day, at most 2000; it needs the price'),
};

type Given = { SPEECH_URL?: string; SPEECH_MODEL?: string } & {
  SPEECH_PRICE: number;
  SPEECH_DAILY_BUDGET?: number;
};

/** What a service wants beside its address, and a budget beside its amount. */
export function neededBySpeech(env: Given): ('SPEECH_MODEL' | 'SPEECH_PRICE')[] {
  const needed: ('SPEECH_MODEL' | 'SPEECH_PRICE')[] = [];
  if (env.SPEECH_URL) needed.push('SPEECH_MODEL');
  if (env.SPEECH_DAILY_BUDGET !== undefined) needed.push('SPEECH_PRICE');
  return needed.filter((name) => !env[name]);
}
