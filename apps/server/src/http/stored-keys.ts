import type { Schema } from '@regelwerk/database/schema';
import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';

/** The keys of a database. Each list begins with the oldest; the newest is used, and the others stay valid. */
export interface StoredKeys {
  readonly api: readonly { readonly publishable: string; readonly secret: string }[];
  /** Private keys that sign access tokens. */
  readonly signing: readonly JWK[];
  readonly seal: readonly string[];
}

const pair = z.object({ publishable: z.string(), secret: z.string() });
// versions before stored when a key begins to be used, and when a signing key ends
const signingKey = z.looseObject({ until: z.iso.datetime().optional() }).transform(({ from: _from, ...key }) => key);
const keysValue = z.object({
  ...pair.shape,
  /** The pairs that were added later. */
  newer: z.array(pair).default([]),
  signing: z.array(signingKey).min(1),
});
const sealValue = z.union([
  z.string().transform((key) => [key]),
  z.array(z.object({ key: z.string() }).transform(({ key }) => key)).min(1),
]);

/** Reads the keys; undefined before the first start. */
export async function readKeys(executor: Kysely<Schema>, now: Date): Promise<StoredKeys | undefined> {
  const rows = await executor
    .selectFrom('private.settings')
    .select(['name', 'value'])
    .where('name', 'in', ['keys', 'seal'])
    .execute();
  if (rows.length < 2) return undefined;
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const { publishable, secret, newer, signing } = keysValue.parse(values.get('keys'));
  return {
    api: [{ publishable, secret }, ...newer],
    signing: signing
      .filter(({ until }) => until === undefined || Date.parse(until) > now.getTime())
      .map(({ until: _until, ...key }): JWK => key),
    seal: sealValue.parse(values.get('seal')),
  };
}

/** Returns the rows of `private.settings` that hold the keys. */
export function keyRows({ api: [oldest, ...newer], signing, seal }: StoredKeys): { name: string; value: string }[] {
  return [
    { name: 'keys', value: JSON.stringify({ ...oldest, newer, signing }) },
    { name: 'seal', value: JSON.stringify(seal.map((key) => ({ key }))) },
  ];
}
