/** A refusal in the provider's format. */
export class SandboxError extends Error {
  readonly status: number;
  readonly body: { readonly error: { type: string; message: string; code?: string; param?: string } };

  constructor(status: number, message: string, details: { code?: string; param?: string; type?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...details } };
  }
}

/** Returns the provider's refusal for an unknown id. */
export function missingObject(what: string, id: string, param = 'id'): SandboxError {
  return new SandboxError(param === 'id' ? 404 : 400, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** Returns the provider's refusal for an invalid parameter. */
export function refusedParameter(message: string, param: string, code = 'parameter_invalid'): SandboxError {
  return new SandboxError(400, message, { code, param });
}
