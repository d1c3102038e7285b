import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Seals the secret of an account's authenticator app; it opens only for the same account. */
export function sealSecret(sealKey: Buffer, userId: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFrom(sealKey), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens a sealed secret with the first key that fits; throws if none does. */
export function openSecret(sealKeys: readonly Buffer[], userId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of sealKeys) {
    const opened = tryKey(key, userId, bytes);
    if (opened !== undefined) return opened;
  }
  throw new Error('No seal of this server opens the secret of an authenticator app.');
}

function tryKey(sealKey: Buffer, userId: string, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv(algorithm, keyFrom(sealKey), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** The seal also keys hashes; a separate key keeps the two uses apart. */
function keyFrom(sealKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', sealKey, '', 'two-factor secret', 32));
}
