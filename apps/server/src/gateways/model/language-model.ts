import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import type { ModelSettings } from './model-settings.ts';

/** Mistral speaks the protocol that OpenAI has made common. */
const mistral = 'https://api.mistral.ai/v1';

/** Returns the model of a provider; a base address replaces the provider's own. */
export function languageModel({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const options = { apiKey, fetch: boundedFetch, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai':
      return createOpenAI(options).chat(model);
    case 'anthropic':
      return createAnthropic(options)(model);
    case 'google':
      return createGoogleGenerativeAI(options)(model);
    case 'mistral':
    case 'openai-compatible':
      return createOpenAICompatible({
        ...options,
        name: provider,
        baseURL: baseUrl ?? mistral,
        supportsStructuredOutputs: true,
      })(model);
  }
}
