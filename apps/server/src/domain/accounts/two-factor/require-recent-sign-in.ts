import { AppError } from '../../kernel/app-error.ts';
import type { LiveCaller } from '../require-live-session.ts';

const recentMs = 15 * 60_000;

/** Throws unless the person signed in within the last quarter of an hour: an open session does not prove ownership. */
export function requireRecentSignIn({ amr }: Pick<LiveCaller, 'amr'>, now: Date): void {
  const newest = Math.max(...amr.map(({ timestamp }) => timestamp));
  if (now.getTime() - newest * 1000 > recentMs)
    throw new AppError('reauthentication_needed', 'Sign in again to add a factor');
}
