import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Database } from '@regelwerk/database/open-database';
import { knownLanguage } from '../kernel/language-of.ts';

/** Returns the language for mails about a deleted account: that of its last order. */
export async function readLastLanguage({ kysely }: Database, userId: string): Promise<InterfaceLanguage> {
  const order = await kysely
    .selectFrom('public.orders')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return knownLanguage(order?.language);
}
