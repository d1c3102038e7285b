import type { z } from 'zod';

/**
 * Asks a model for an object of a schema. Throws a ModelError, or an InvalidObjectError for an answer that does not
 * match the schema.
 */
export type WriteObject = <Schema extends z.ZodType>(request: {
  readonly system: string;
  readonly prompt: string;
  readonly schema: Schema;
  readonly signal: AbortSignal;
}) => Promise<z.infer<Schema>>;

/** The model answered, but not with the requested object. */
export class InvalidObjectError extends Error {
  override readonly name = 'InvalidObjectError';
}

/** The model gave no answer: the key is missing or refused, the time is up, or the provider failed or declined. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: 'key' | 'timeout' | 'failed';
  /** The loggable part of the failure: never the prompt, never the key. */
  readonly told: { readonly kind?: string; readonly status?: number | undefined };

  constructor(reason: ModelError['reason'], told: ModelError['told'] = {}) {
    super(`The model gave no answer: ${reason}`);
    this.reason = reason;
    this.told = told;
  }
}
