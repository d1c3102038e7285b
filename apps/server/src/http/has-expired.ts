/** How far the clocks of two server processes may differ. */
export const clockToleranceSeconds = 30;

/** Whether these claims of an access token are no longer valid. Claims without an expiry belong to a key and never end. */
export function hasExpired({ exp }: Readonly<Record<string, unknown>>, now: Date): boolean {
  return typeof exp === 'number' && (exp + clockToleranceSeconds) * 1000 <= now.getTime();
}
