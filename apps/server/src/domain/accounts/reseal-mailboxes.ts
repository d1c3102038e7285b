import type { Database } from '@regelwerk/database/open-database';
import type { Seal } from '../kernel/seal.ts';
import { mailboxHash } from './mailbox-hash.ts';
import { resealMailbox } from './reseal-mailbox.ts';

const batch = 500;

/** Puts the mailboxes of all accounts under the newest seal, while there is an older one; returns how many moved. */
export async function resealMailboxes({ kysely }: Database, seal: Seal): Promise<number> {
  let moved = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  while (seal.all.length > 1) {
    const people = await kysely
      .selectFrom('auth.users')
      .select(['id', 'email', 'mailbox_hash'])
      .where('deleted_at', 'is', null)
      .where('mailbox_hash', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { email, mailbox_hash: before } of people) {
      if (before === mailboxHash(seal.newest, email)) continue;
      await resealMailbox(kysely, seal, email);
      moved += 1;
    }
    last = people.at(-1)?.id ?? last;
    if (people.length < batch) break;
  }
  return moved;
}
