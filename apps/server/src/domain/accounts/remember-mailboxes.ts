import type { Database } from '@regelwerk/database/open-database';
import { type NotNull, sql } from 'kysely';
import { mailboxHash } from './mailbox-hash.ts';

const batch = 500;

/** Stores the mailbox hash of accounts that predate it; the hash needs the seal key, which migrations do not have. */
export async function rememberMailboxes({ kysely }: Database, sealKey: Buffer): Promise<void> {
  for (;;) {
    const people = await kysely
      .selectFrom('auth.users')
      .select(['id', 'email'])
      .where('mailbox_hash', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(batch)
      .execute();
    const ids = people.map(({ id }) => id);
    const hashes = people.map(({ email }) => mailboxHash(sealKey, email));
    await kysely.transaction().execute(async (transaction) => {
      const found = sql<{ id: string; hash: string }>`unnest(${ids}::uuid[], ${hashes}::text[])`;
      await transaction
        .updateTable('auth.users')
        .from(found.as<'found'>(sql`found (id, hash)`))
        .set(({ ref }) => ({ mailbox_hash: ref('found.hash') }))
        .whereRef('auth.users.id', '=', 'found.id')
        .where('auth.users.mailbox_hash', 'is', null)
        .execute();
      await transaction
        .insertInto('private.mailboxes')
        .columns(['hash', 'gift_at'])
        .expression(({ selectFrom }) =>
          selectFrom('auth.users as u')
            .innerJoin('public.token_transactions as t', 't.user_id', 'u.id')
            .select(({ fn }) => ['u.mailbox_hash as hash', fn.min('t.created_at').as('gift_at')])
            .where('t.source_type', '=', 'signup')
            .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
            .groupBy('u.mailbox_hash')
            .$narrowType<{ hash: NotNull }>(),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    if (people.length < batch) return;
  }
}
