import type { ErrorCode } from '@regelwerk/contract/error-code';

/** An expected refusal: its code is part of the contract, its message is the English sentence of the specification. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;

  /** `cause` is for the operator's log: nothing a person sent, and no secret. */
  constructor(code: ErrorCode, message: string, field?: string, cause?: object) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.field = field;
  }
}
