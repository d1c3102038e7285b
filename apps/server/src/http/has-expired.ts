/** How far the clocks of two server processes may differ. */
export const clockToleranceSeconds = 30;

/** Returns whether an access token's claims have expired. Claims without an expiry belong to a key and never expire. */
export function hasExpired({ exp }: Readonly<Record<string, unknown>>, now: Date): boolean {
  return typeof exp === 'number' && (exp + clockToleranceSeconds) * 1000 <= now.getTime();
}
