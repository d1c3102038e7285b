import type { JWK } from 'jose';
import { z } from 'zod';

/** A private signing key, with the times from which it signs and until which it verifies. */
export type StoredSigningKey = JWK & { readonly from?: string | undefined; readonly until?: string | undefined };

const moment = z.iso.datetime().optional();
const apiPair = z.object({ publishable: z.string(), secret: z.string(), from: moment });
const signingKey = z
  .object({ kid: z.string().optional(), from: moment, until: moment })
  .catchall(z.unknown())
  .transform((key) => key as StoredSigningKey);

/** The keys as they are stored: `newer` are pairs that a rotation added; lists begin with the oldest. */
export const storedKeys = z.object({
  publishable: z.string(),
  secret: z.string(),
  signing: z.array(signingKey).min(1),
  newer: z.array(apiPair).default([]),
});

/** The seals as they are stored, the oldest first; before the first rotation a single text. */
export const storedSeals = z.union([
  z.string().transform((key) => [{ key }] as { key: string; from?: string }[]),
  z.array(z.object({ key: z.string(), from: moment })).min(1),
]);

/** Returns the key that is in use: the newest whose time has come. */
export function keyInUse<Key extends { readonly from?: string | undefined }>(keys: readonly Key[], now: Date): Key {
  const [oldest] = keys;
  const chosen = keys.findLast(({ from }) => from === undefined || Date.parse(from) <= now.getTime()) ?? oldest;
  if (chosen === undefined) throw new Error('The database holds no key.');
  return chosen;
}
