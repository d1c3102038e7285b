import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '@regelwerk/database/open-database';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { type VerifyToken, verifyTokens } from './verify-tokens.ts';

/** The API keys, and the means to sign and check access tokens; shared by all processes. */
export interface Keys {
  readonly publishable: string;
  readonly isPublishable: (key: string) => boolean;
  readonly isSecret: (key: string) => boolean;
  readonly secret: string;
  readonly verifyToken: VerifyToken;
  /** Signs an access token with the given claims. */
  readonly signToken: (claims: JWTPayload) => Promise<string>;
  /** The public keys with which others can check access tokens. */
  readonly publicKeys: JSONWebKeySet;
  /** Seals data that only this server reads. */
  readonly sealKey: Buffer;
}

interface Stored {
  readonly publishable: string;
  readonly secret: string;
  readonly signing: readonly JWK[];
}

/** Loads the keys of this database, or creates them at the first start; settings may override the API keys. */
export async function loadKeys(
  database: Database,
  settings: {
    readonly siteUrl: string;
    readonly publishableKey: string | undefined;
    readonly secretKey: string | undefined;
  },
): Promise<Keys> {
  const stored = (await loadOrCreate(database, 'keys', async () => ({
    publishable: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
    signing: [await createSigningKey()],
  }))) as Stored;
  const seal = (await loadOrCreate(database, 'seal', async () => randomBytes(32).toString('base64url'))) as string;
  const publishable = settings.publishableKey ?? stored.publishable;
  const secret = settings.secretKey ?? stored.secret;
  const [signingKey] = stored.signing;
  if (signingKey === undefined) throw new Error('The database holds no signing key.');
  const privateKey = await importJWK(signingKey, 'ES256');
  const publicKeys = { keys: stored.signing.map(publicPart) };
  return {
    publishable,
    secret,
    isPublishable: comparison(publishable),
    isSecret: comparison(secret),
    verifyToken: verifyTokens(publicKeys, settings.siteUrl),
    signToken: (claims) =>
      new SignJWT({ iss: `${settings.siteUrl}/auth/v1`, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: signingKey.kid ?? '', typ: 'JWT' })
        .sign(privateKey),
    publicKeys,
    sealKey: Buffer.from(seal, 'base64url'),
  };
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

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

function publicPart({ d: _d, ...jwk }: JWK): JWK {
  return jwk;
}

/** Returns a constant-time comparison with the expected key. */
function comparison(expected: string): (given: string) => boolean {
  const wanted = digest(expected);
  return (given) => timingSafeEqual(digest(given), wanted);
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
