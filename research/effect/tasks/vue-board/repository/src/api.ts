/** A call that failed. The message can be shown; `status` is 0 when there was no answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body?: unknown) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Calls the API and returns its JSON. */
export async function call<T>(path: string, method = 'GET', sent?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method, headers, body: JSON.stringify(sent) }).catch(() => {
    throw new ApiError('The server cannot be reached.', 0);
  });
  const body = await response.json().catch(() => undefined);
  if (!response.ok || body === undefined)
    throw new ApiError(body?.error?.message ?? 'Something went wrong on the server.', response.status, body);
  return body;
}
