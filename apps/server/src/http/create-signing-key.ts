import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** Returns a new private key for access tokens, with the id by which its tokens name it. */
export async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}
