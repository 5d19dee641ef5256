import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.server.ts';
import type { ModelSettings } from './model-settings.ts';

/** The client of one model, Anthropic's or that of any service that speaks OpenAI's protocol. */
export function languageModel({ provider, name, key, baseUrl }: ModelSettings): LanguageModel {
  const apiKey = key ?? undefined;
  if (provider === 'anthropic') {
    return createAnthropic({ apiKey, baseURL: baseUrl ?? undefined, fetch: boundedFetch })(name);
  }
  return createOpenAICompatible({
    name: 'openai-compatible',
    apiKey,
    baseURL: baseUrl ?? '',
    fetch: boundedFetch,
    supportsStructuredOutputs: true,
  })(name);
}
