import { createHmac } from 'node:crypto';

/**
 * Returns a short mark of an account for the log: it is the same in all lines of the account, and nobody can tell whose it
 * is without the seal key.
 */
export function accountMark(sealKey: Buffer, userId: string): string {
  return createHmac('sha256', sealKey).update(`log:${userId}`).digest('hex').slice(0, 16);
}
