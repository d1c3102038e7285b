import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { StoredKeys } from './stored-keys.ts';

/** Creates a key of each kind. */
export const createKey: { readonly [Kind in keyof StoredKeys]: () => Promise<StoredKeys[Kind][number]> } = {
  api: async () => ({
    publishable: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
  }),
  signing: async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    // tokens name their key by the id
    return { ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
  },
  seal: async () => randomBytes(32).toString('base64url'),
};
