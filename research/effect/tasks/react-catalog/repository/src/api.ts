import { useEffect, useState } from 'react';

/** A call that failed. The message can be shown to a member. */
export class ApiError extends Error {}

/** Calls the API and returns its JSON. */
export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiError('We cannot reach the library right now.');
  });
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(body?.error?.message ?? 'Something went wrong on our side.');
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
