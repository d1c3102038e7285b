import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '@regelwerk/database/open-database';
import { importJWK, type JSONWebKeySet, type JWK, type JWTPayload, SignJWT } from 'jose';
import { createSigningKey } from './create-signing-key.ts';
import { keyInUse, type StoredSigningKey, storedKeys, storedSeals } from './stored-keys.ts';
import { type VerifyToken, verifyTokens } from './verify-tokens.ts';

/**
 * The API keys, and the means to sign and check access tokens; shared by all processes. Two of each kind may be valid
 * at once while one is replaced, so every member says what is true now.
 */
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
  /** Seals data that only this server reads; the same object for as long as the process lives. */
  readonly seal: { readonly newest: Buffer; readonly all: readonly Buffer[] };
  /** Reads the keys again, which another process may have replaced. */
  readonly refresh: () => Promise<void>;
}

interface KeySettings {
  readonly siteUrl: string;
  /** The operator's own keys, the offered one first, with commas between. */
  readonly publishableKey: string | undefined;
  readonly secretKey: string | undefined;
}

/** Loads the keys of this database, or creates them at the first start; settings may override the API keys. */
export async function loadKeys(database: Database, settings: KeySettings, clock = () => new Date()): Promise<Keys> {
  let present = await readKeys(database, settings, clock());
  const inUse = <Key extends { readonly from?: string | undefined }>(keys: readonly Key[]) => keyInUse(keys, clock());
  return {
    get publishable() {
      return inUse(present.publishable).value;
    },
    get secret() {
      return inUse(present.secret).value;
    },
    // everybody knows it, so nobody can learn it from the time that a comparison takes
    isPublishable: (key) => present.publishable.some(({ value }) => value === key),
    isSecret: (key) => present.secret.some(({ equals }) => equals(key)),
    verifyToken: (token) => present.verifyToken(token),
    signToken: (claims) => {
      const { kid = '', privateKey } = inUse(present.signing);
      return new SignJWT({ iss: `${settings.siteUrl}/auth/v1`, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .sign(privateKey);
    },
    get publicKeys() {
      return present.publicKeys;
    },
    seal: {
      get newest() {
        return inUse(present.seals).key;
      },
      get all() {
        return present.seals.map(({ key }) => key);
      },
    },
    refresh: async () => {
      present = await readKeys(database, settings, clock());
    },
  };
}

async function readKeys(database: Database, settings: KeySettings, now: Date) {
  const stored = storedKeys.parse(
    await loadOrCreate(database, 'keys', async () => ({
      publishable: `sb_publishable_${randomBytes(24).toString('base64url')}`,
      secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
      signing: [await createSigningKey()],
    })),
  );
  const seals = storedSeals.parse(
    await loadOrCreate(database, 'seal', async () => randomBytes(32).toString('base64url')),
  );
  const pairs = [{ publishable: stored.publishable, secret: stored.secret, from: undefined }, ...stored.newer];
  const valid = stored.signing.filter(({ until }) => until === undefined || Date.parse(until) > now.getTime());
  const publicKeys = { keys: valid.map(publicPart) };
  return {
    publishable: ownKeys(settings.publishableKey) ?? pairs.map((pair) => apiKey(pair.publishable, pair.from)),
    secret: ownKeys(settings.secretKey) ?? pairs.map((pair) => apiKey(pair.secret, pair.from)),
    signing: await Promise.all(
      valid.map(async (key) => ({
        kid: key.kid,
        from: key.from,
        privateKey: await importJWK(signingPart(key), 'ES256'),
      })),
    ),
    publicKeys,
    verifyToken: verifyTokens(publicKeys, settings.siteUrl),
    seals: seals.map(({ key, from }) => ({ key: Buffer.from(key, 'base64url'), from })),
  };
}

/** The offered key is the first of the setting, and the newest of a list. */
function ownKeys(setting: string | undefined) {
  return setting
    ?.split(/\s*,\s*/)
    .reverse()
    .map((value) => apiKey(value, undefined));
}

function apiKey(value: string, from: string | undefined) {
  return { value, from, equals: comparison(value) };
}

async function loadOrCreate(database: Database, name: string, create: () => Promise<unknown>): Promise<unknown> {
  const stored = () =>
    database.kysely.selectFrom('private.settings').select('value').where('name', '=', name).executeTakeFirst();
  const found = await stored();
  if (found !== undefined) return found.value;
  // if several processes start at once, all use the keys of the first
  await database.kysely
    .insertInto('private.settings')
    .values({ name, value: JSON.stringify(await create()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await stored())?.value;
}

function publicPart(key: StoredSigningKey): JWK {
  const { d: _d, ...jwk } = signingPart(key);
  return jwk;
}

function signingPart({ from: _from, until: _until, ...jwk }: StoredSigningKey): JWK {
  return jwk;
}

/** Returns a comparison with the expected key whose time depends on nothing but its length. */
function comparison(expected: string): (given: string) => boolean {
  const wanted = digest(expected);
  return (given) => given.length === expected.length && timingSafeEqual(digest(given), wanted);
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
