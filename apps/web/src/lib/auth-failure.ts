/** The error of a refused auth call. Without a code, the server could not be reached or gave no reason. */
export class AuthFailure extends Error {
  readonly code: string | undefined;
  readonly reasons: readonly string[];

  constructor(message: string, code: string | undefined, reasons: readonly string[] = []) {
    super(message);
    this.name = 'AuthFailure';
    this.code = code;
    this.reasons = reasons;
  }
}

/** Converts an error of the auth client. Failures of the network or the server have no sentence for people. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  if (!(error instanceof Error)) return new AuthFailure('', undefined);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const reasons = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons.map(String) : [];
  return new AuthFailure(code === undefined ? '' : error.message, code, reasons);
}
