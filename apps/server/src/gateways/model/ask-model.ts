import { APICallError, generateText, NoObjectGeneratedError, Output, RetryError } from 'ai';
import { languageModel } from './language-model.ts';
import type { ModelSettings } from './model-settings.ts';
import { InvalidObjectError, ModelError, type WriteObject } from './write-object.ts';

/** Room for the longest rule twice; the provider cuts longer answers, which then fail to parse. */
const mostTokens = 16_000;

/** Asks the configured model; every failure becomes one of two errors. */
export function askModel(settings: ModelSettings): WriteObject {
  const model = languageModel(settings);
  return async ({ system, prompt, schema, signal }) => {
    if (settings.apiKey === '') throw new ModelError('key');
    const limit = AbortSignal.timeout(settings.timeoutMs);
    try {
      const { output } = await generateText({
        model,
        instructions: system,
        prompt,
        output: Output.object({ schema }),
        maxOutputTokens: mostTokens,
        maxRetries: 1,
        abortSignal: AbortSignal.any([signal, limit]),
      });
      return output as never;
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) throw new ModelError('timeout');
      throw translate(error);
    }
  };
}

function translate(error: unknown): Error {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  const kind = last instanceof Error ? last.name : typeof last;
  if (NoObjectGeneratedError.isInstance(last) && last.finishReason !== 'content-filter' && (last.text ?? '') !== '') {
    return new InvalidObjectError('The answer is not the object that was asked for');
  }
  if (!APICallError.isInstance(last)) return new ModelError('failed', { kind });
  const { statusCode: status } = last;
  return new ModelError(status === 401 || status === 403 ? 'key' : 'failed', { kind, status });
}
