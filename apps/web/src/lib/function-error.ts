import type { FunctionErrorBody } from '@regelwerk/contract/function-error-body';
import { type ErrorCode, errorCodes } from '@regelwerk/contract/shared/error-code';

/** Known only to the browser. `unreachable`: no answer came; `no_page`: the answer names no page to open. */
export type FailureCode = ErrorCode | 'unreachable' | 'no_page';

/** The error of a refused function call: supabase-js keeps it in the response, not in the message. */
export class FunctionError extends Error {
  readonly code: FailureCode | undefined;
  /** The current offer, if an order expected another one. */
  readonly offer: FunctionErrorBody['offer'];
  /** The rule that the same answers made before. */
  readonly existing: FunctionErrorBody['existing'];
  /** The path of the field of the request that was refused. */
  readonly field: string | undefined;
  /** The payment provider's reason for a refusal, in its own words. */
  readonly providerSays: string | undefined;
  /** The id under which the operator finds an unexpected failure. */
  readonly reference: string | undefined;
  /** The id of the refused request; undefined if no answer came. */
  readonly requestId: string | undefined;

  constructor(
    message: string,
    code: FailureCode | undefined,
    {
      offer,
      existing,
      field,
      providerSays,
      requestId: reference,
    }: Omit<Partial<FunctionErrorBody>, 'error' | 'code'> = {},
    requestId: string | undefined = reference,
  ) {
    super(message);
    this.name = 'FunctionError';
    this.code = code;
    this.offer = offer;
    this.existing = existing;
    this.field = field;
    this.providerSays = providerSays;
    this.reference = reference;
    this.requestId = requestId;
  }

  /** True if the server named its reason; false if no answer came, or one without a code. */
  get isRefusal(): boolean {
    return this.code !== undefined && this.code !== 'unreachable' && this.code !== 'no_page';
  }
}

/** Converts the error of `functions.invoke` into one with the server's sentence and code, if the server sent them. */
export async function toFunctionError(error: unknown): Promise<FunctionError> {
  if (error instanceof Error && error.name === 'FunctionsFetchError') return new FunctionError('', 'unreachable');
  const context = error instanceof Error && 'context' in error ? error.context : undefined;
  const body = context instanceof Response ? await readBody(context) : undefined;
  const code = errorCodes.find((one) => one === body?.code);
  const requestId = context instanceof Response ? context.headers.get('x-request-id') : null;
  return new FunctionError(body?.error ?? '', code, body, requestId ?? undefined);
}

async function readBody(response: Response): Promise<Partial<FunctionErrorBody> | undefined> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
