import { randomBytes } from 'node:crypto';
import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { accessTokenSeconds } from './access-token-lifetime.ts';
import { createSigningKey } from './create-signing-key.ts';
import { clockToleranceSeconds } from './has-expired.ts';
import { storedKeys, storedSeals } from './stored-keys.ts';

/** The kinds of keys that can be replaced. */
export const rotatedKinds = ['signing', 'api', 'seal'] as const;

/** A new key is accepted at once, and used when every process has read it. */
export const takeUpMs = 30_000;

interface Rotation {
  readonly kind: (typeof rotatedKinds)[number];
  readonly now: Date;
}

/**
 * Adds a new key of a kind and returns when it will be used. The old signing key verifies until its last token has
 * ended; the old API keys and the old seal are valid until they are retired. Throws while two are there already.
 */
export function rotateKeys(database: Database, { kind, now }: Rotation): Promise<{ readonly from: Date }> {
  const from = new Date(now.getTime() + takeUpMs);
  return database.kysely.transaction().execute(async (transaction) => {
    if (kind === 'seal') {
      const seals = storedSeals.parse(await lockValue(transaction, 'seal'));
      requireOne(seals, kind);
      await save(transaction, 'seal', [...seals, { key: randomBytes(32).toString('base64url'), from }]);
      return { from };
    }
    const keys = storedKeys.parse(await lockValue(transaction, 'keys'));
    if (kind === 'api') {
      requireOne([keys, ...keys.newer], kind);
      const secrets = {
        publishable: randomBytes(24).toString('base64url'),
        secret: randomBytes(24).toString('base64url'),
      };
      const pair = {
        publishable: `sb_publishable_${secrets.publishable}`,
        secret: `sb_secret_${secrets.secret}`,
        from,
      };
      await save(transaction, 'keys', { ...keys, newer: [pair] });
      return { from };
    }
    const until = new Date(from.getTime() + (accessTokenSeconds + 2 * clockToleranceSeconds) * 1000).toISOString();
    const valid = keys.signing.filter((key) => key.until === undefined || Date.parse(key.until) > now.getTime());
    const old = valid.map((key) => ({ ...key, until: key.until ?? until }));
    await save(transaction, 'keys', { ...keys, signing: [...old, { ...(await createSigningKey()), from }] });
    return { from };
  });
}

/** Ends every key of a kind but the newest. Throws while that one is not used yet. */
export async function retireKeys(database: Database, { kind, now }: Rotation): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    if (kind === 'seal') {
      const newest = storedSeals.parse(await lockValue(transaction, 'seal')).slice(-1);
      requireUsed(newest[0], now);
      await save(transaction, 'seal', newest);
      return;
    }
    const keys = storedKeys.parse(await lockValue(transaction, 'keys'));
    if (kind === 'signing') {
      requireUsed(keys.signing.at(-1), now);
      await save(transaction, 'keys', { ...keys, signing: keys.signing.slice(-1) });
      return;
    }
    const newest = keys.newer.at(-1);
    requireUsed(newest, now);
    const { publishable, secret } = newest ?? keys;
    await save(transaction, 'keys', { publishable, secret, signing: keys.signing });
  });
}

async function lockValue(transaction: Transaction<Schema>, name: 'keys' | 'seal'): Promise<unknown> {
  const { value } = await transaction
    .selectFrom('private.settings')
    .select('value')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return value;
}

async function save(transaction: Transaction<Schema>, name: 'keys' | 'seal', value: unknown): Promise<void> {
  await transaction
    .updateTable('private.settings')
    .set({ value: JSON.stringify(value) })
    .where('name', '=', name)
    .execute();
}

function requireOne(keys: readonly unknown[], kind: Rotation['kind']): void {
  if (keys.length > 1)
    throw new Error(`Two are valid already. When nobody uses the old one any more: npm run keys -- retire ${kind}`);
}

function requireUsed(newest: { readonly from?: unknown } | undefined, now: Date): void {
  if (typeof newest?.from === 'string' && Date.parse(newest.from) > now.getTime())
    throw new Error(`The newest is used from ${newest.from}. Retire the old one after that.`);
}
