import { randomUUID } from 'node:crypto';

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,127}$/;

/** Returns the id of a request: the one of a trusted proxy if it is well formed, otherwise a new one. */
export function requestIdOf(given: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && given !== undefined && wellFormed.test(given) ? given : randomUUID();
}
