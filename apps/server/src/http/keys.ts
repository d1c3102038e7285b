import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '@regelwerk/database/open-database';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { type VerifyToken, verifyTokens } from './verify-tokens.ts';

/** The keys of the data surface and what signs and checks access tokens; shared by all processes. */
export interface Keys {
  readonly publishable: string;
  readonly isPublishable: (key: string) => boolean;
  readonly isSecret: (key: string) => boolean;
  readonly secret: string;
  readonly verifyToken: VerifyToken;
  /** The private key that signs access tokens, with its id. */
  readonly signingKey: JWK;
}

interface Stored {
  readonly publishable: string;
  readonly secret: string;
  readonly signing: readonly JWK[];
}

/** Loads the keys of this database, or makes them at the first start; settings may name their own API keys. */
export async function loadKeys(
  database: Database,
  settings: {
    readonly siteUrl: string;
    readonly publishableKey: string | undefined;
    readonly secretKey: string | undefined;
  },
): Promise<Keys> {
  const stored = await loadOrCreate(database);
  const publishable = settings.publishableKey ?? stored.publishable;
  const secret = settings.secretKey ?? stored.secret;
  const [signingKey] = stored.signing;
  if (signingKey === undefined) throw new Error('The database holds no signing key.');
  return {
    publishable,
    secret,
    isPublishable: comparison(publishable),
    isSecret: comparison(secret),
    verifyToken: verifyTokens({ keys: stored.signing.map(publicPart) }, settings.siteUrl),
    signingKey,
  };
}

async function loadOrCreate(database: Database): Promise<Stored> {
  const fresh: Stored = {
    publishable: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret: `sb_secret_${randomBytes(24).toString('base64url')}`,
    signing: [await createSigningKey()],
  };
  // of several processes that start at once, the first one's keys stand for all
  await database.kysely
    .insertInto('private.settings')
    .values({ name: 'keys', value: JSON.stringify(fresh) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database.kysely
    .selectFrom('private.settings')
    .select('value')
    .where('name', '=', 'keys')
    .executeTakeFirstOrThrow();
  return row.value as Stored;
}

async function createSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'ES256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

function publicPart({ d: _d, ...jwk }: JWK): JWK {
  return jwk;
}

/** Compares in a time that tells nothing of the expected key. */
function comparison(expected: string): (given: string) => boolean {
  const wanted = digest(expected);
  return (given) => timingSafeEqual(digest(given), wanted);
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
