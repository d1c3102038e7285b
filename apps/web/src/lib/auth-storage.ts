/** Where the client keeps the session, so that it can be looked at before the client is loaded. */
export const sessionKey = () => `sb-${window.location.hostname.split('.')[0]}-auth-token`;

/** Removes what the client left behind beside or instead of a session. */
export function clearAuthStorage(): void {
  for (const area of [window.localStorage, window.sessionStorage]) {
    try {
      for (const key of Object.keys(area)) if (key.startsWith(sessionKey())) area.removeItem(key);
    } catch {
      // a blocked storage holds nothing
    }
  }
}
