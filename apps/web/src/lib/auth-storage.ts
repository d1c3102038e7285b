import { forgetStored } from './storage.ts';

/** The storage key of the client's session, which is read before the client is loaded. */
export const sessionKey = () => `sb-${window.location.hostname.split('.')[0]}-auth-token`;

/** Removes the client's leftovers beside or instead of a session. */
export function clearAuthStorage(): void {
  forgetStored(sessionKey());
}
