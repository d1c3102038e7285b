import { useEffect, useState } from 'react';

/** A call that failed. The message can be shown to a guest; `code` and `body` are what the server said. */
export class ApiError extends Error {
  readonly code: string;
  readonly body: unknown;

  constructor(message: string, code = 'unknown', body: unknown = undefined) {
    super(message);
    this.code = code;
    this.body = body;
  }
}

/** Calls the API and returns its JSON. */
export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiError('We cannot reach the cinema right now.');
  });
  if (response.status === 204) return undefined as T;
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(body?.error?.message ?? 'Something went wrong on our side.', body?.error?.code, body);
  if (body === undefined) throw new ApiError('Something went wrong on our side.');
  return body;
}

/** Sends JSON. */
export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export type Loaded<T> = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; value: T };

/** Reads something once when the component appears. */
export function useLoaded<T>(path: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    call<T>(path)
      .then((value) => setLoaded({ state: 'ready', value }))
      .catch((error) => setLoaded({ state: 'failed', message: error.message }));
  }, [path]);
  return loaded;
}
