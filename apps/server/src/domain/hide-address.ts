import { createHmac } from 'node:crypto';

/** A network address as a keyed checksum: the same one is known again, and none can be read back. */
export function hideAddress(sealKey: Buffer, address: string): string {
  return createHmac('sha256', sealKey).update(`address ${address}`).digest('base64url');
}
