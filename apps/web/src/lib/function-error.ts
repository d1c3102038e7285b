import { type ErrorCode, errorCodes, type FunctionErrorBody } from '@regelwerk/contract/error-code';

/** What a refused function call said: supabase-js keeps it in the response, not in the message. */
export class FunctionError extends Error {
  readonly code: ErrorCode | undefined;
  /** What is offered now, where an order expected something else. */
  readonly offer: FunctionErrorBody['offer'];

  constructor(message: string, code: ErrorCode | undefined, offer?: FunctionErrorBody['offer']) {
    super(message);
    this.name = 'FunctionError';
    this.code = code;
    this.offer = offer;
  }
}

/** Turns the error of `functions.invoke` into one with the server's sentence and code, where the server gave them. */
export async function toFunctionError(error: unknown): Promise<FunctionError> {
  const context = error instanceof Error && 'context' in error ? error.context : undefined;
  const body = context instanceof Response ? await readBody(context) : undefined;
  const code = errorCodes.find((one) => one === body?.code);
  return new FunctionError(body?.error ?? '', code, body?.offer);
}

async function readBody(response: Response): Promise<Partial<FunctionErrorBody> | undefined> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
