/**
 * Returns the id of the request that an error names, or that of the answer that caused it; undefined if no answer came,
 * or one without an id.
 */
export function requestIdOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('cause' in error && error.cause instanceof Response) return error.cause.headers.get('x-request-id') ?? undefined;
  return 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined;
}
