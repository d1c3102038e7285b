import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import type { Seal } from '../kernel/seal.ts';
import { mailboxHash } from './mailbox-hash.ts';

/** Puts one mailbox under the newest seal, so that a new account finds its gift and debt. */
export async function resealMailbox(executor: Kysely<Schema>, seal: Seal, email: string): Promise<void> {
  const after = mailboxHash(seal.newest, email);
  for (const key of seal.all) {
    const before = mailboxHash(key, email);
    if (before !== after) await sql`select private.reseal_mailbox(${before}, ${after})`.execute(executor);
  }
}
