import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';

/** Ten times the size of the longest rule. */
const mostBytes = 1024 * 1024;

/** `fetch` with a size limit on the answer, so that a provider cannot fill the memory. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new Error('The answer is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
};

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
