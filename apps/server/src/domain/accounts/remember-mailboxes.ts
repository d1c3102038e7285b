import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { mailboxHash } from './mailbox-hash.ts';

const batch = 500;

/** Stores the mailbox hash of accounts that predate it; the hash needs the seal key, which migrations do not have. */
export async function rememberMailboxes({ kysely }: Database, sealKey: Buffer): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from auth.users where mailbox_hash is null and deleted_at is null order by id limit ${batch}`.execute(
      kysely,
    );
    const ids = rows.map(({ id }) => id);
    const hashes = rows.map(({ email }) => mailboxHash(sealKey, email));
    await kysely.transaction().execute(async (transaction) => {
      await sql`
        update auth.users set mailbox_hash = found.hash
        from unnest(${ids}::uuid[], ${hashes}::text[]) as found (id, hash)
        where users.id = found.id and users.mailbox_hash is null`.execute(transaction);
      await sql`
        insert into private.mailboxes (hash, gift_at)
        select u.mailbox_hash, min(t.created_at) from auth.users u
        join public.token_transactions t on t.user_id = u.id and t.source_type = 'signup'
        where u.id = any(${ids}::uuid[]) group by u.mailbox_hash on conflict do nothing`.execute(transaction);
    });
    if (rows.length < batch) return;
  }
}
