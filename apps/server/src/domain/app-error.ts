import type { ErrorCode } from '@regelwerk/contract/error-code';

/** An expected refusal: its code is part of the contract, its message is the English sentence of the specification. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, field?: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.field = field;
  }
}
