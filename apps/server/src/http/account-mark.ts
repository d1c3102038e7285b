import { createHmac } from 'node:crypto';

/**
 * Returns a short mark of an account for the log: the same for all lines of one account, and without the seal key nobody
 * can tell whose it is.
 */
export function accountMark(sealKey: Buffer, userId: string): string {
  return createHmac('sha256', sealKey).update(`log:${userId}`).digest('hex').slice(0, 16);
}
