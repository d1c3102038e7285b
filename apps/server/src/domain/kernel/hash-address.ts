import { createHmac } from 'node:crypto';

/** Returns a keyed hash of a network address: equal addresses have equal hashes, and no hash reveals its address. */
export function hashAddress(sealKey: Buffer, address: string): string {
  return createHmac('sha256', sealKey).update(`address ${address}`).digest('base64url');
}
