import { hash, timingSafeEqual } from 'node:crypto';
import type { Database } from '@regelwerk/database/open-database';
import { importJWK, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';
import { createKey } from './create-key.ts';
import { keyRows, readKeys, type StoredKeys } from './stored-keys.ts';
import { type VerifyToken, verifyTokens } from './verify-tokens.ts';

/** The API keys, and the means to sign and check access tokens; shared by all processes. */
export interface Keys {
  /** The key that browsers are given. */
  readonly publishable: string;
  readonly isPublishable: (key: string) => boolean;
  readonly isSecret: (key: string) => boolean;
  readonly secret: string;
  readonly verifyToken: VerifyToken;
  /** Signs an access token with the given claims. */
  readonly signToken: (claims: JWTPayload) => Promise<string>;
  /** The public keys with which others can check access tokens. */
  readonly publicKeys: JSONWebKeySet;
  /** Seals data that only this server reads: `newest` makes, and each of `all` opens. */
  readonly seal: { readonly newest: Buffer; readonly all: readonly Buffer[] };
}

interface KeySettings {
  readonly siteUrl: string;
  /** The operator's own keys, the newest first, with commas between. */
  readonly publishableKey: string | undefined;
  readonly secretKey: string | undefined;
}

/** Loads the keys of this database, or creates them at the first start; settings may override the API keys. */
export async function loadKeys(database: Database, settings: KeySettings, now = new Date()): Promise<Keys> {
  const stored = (await readKeys(database.kysely, now)) ?? (await storeNewKeys(database, now));
  const publishable = ownKeys(settings.publishableKey) ?? stored.api.map((pair) => pair.publishable);
  const secret = ownKeys(settings.secretKey) ?? stored.api.map((pair) => pair.secret);
  const seals = stored.seal.map((key) => Buffer.from(key, 'base64url'));
  const publicKeys = { keys: stored.signing.map(({ d: _d, ...key }) => key) };
  const signingKey = newest(stored.signing);
  const privateKey = await importJWK(signingKey, 'ES256');
  return {
    publishable: newest(publishable),
    // everybody knows it, so nobody can learn it from the time that a comparison takes
    isPublishable: (key) => publishable.includes(key),
    isSecret: (key) => secret.some((one) => isSame(one, key)),
    secret: newest(secret),
    verifyToken: verifyTokens(publicKeys, settings.siteUrl),
    signToken: (claims) =>
      new SignJWT({ iss: `${settings.siteUrl}/auth/v1`, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: signingKey.kid ?? '', typ: 'JWT' })
        .sign(privateKey),
    publicKeys,
    seal: { newest: newest(seals), all: seals },
  };
}

/** If several processes start at once, all use the keys of the first. */
async function storeNewKeys(database: Database, now: Date): Promise<StoredKeys> {
  const [api, signing, seal] = await Promise.all([createKey.api(), createKey.signing(), createKey.seal()]);
  await database.kysely
    .insertInto('private.settings')
    .values(keyRows({ api: [api], signing: [signing], seal: [seal] }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await readKeys(database.kysely, now);
  if (stored === undefined) throw new Error('The database does not keep its keys.');
  return stored;
}

/** The setting begins with the newest key, and a list of keys ends with it. */
function ownKeys(setting: string | undefined): string[] | undefined {
  return setting?.split(/\s*,\s*/).reverse();
}

function newest<Key>(keys: readonly Key[]): Key {
  const key = keys.at(-1);
  if (key === undefined) throw new Error('The database has no valid key.');
  return key;
}

/** Compares keys in a time that depends on nothing but their length. */
function isSame(expected: string, given: string): boolean {
  return given.length === expected.length && timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
