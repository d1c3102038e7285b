import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Whether the monthly mail of a token waits for its confirmation or is sent; undefined if it was stopped. */
export async function readRuleMail(
  { kysely }: Pick<Database, 'kysely'>,
  token: string,
): Promise<'asked' | 'confirmed' | undefined> {
  const row = await kysely
    .selectFrom('public.rule_mails')
    .select('confirmed_at')
    .where('token', '=', token)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.confirmed_at === null ? 'asked' : 'confirmed';
}

/** Confirms the monthly mail of a token. */
export async function confirmRuleMail({ kysely }: Pick<Database, 'kysely'>, token: string): Promise<void> {
  await kysely
    .updateTable('public.rule_mails')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('token', '=', token)
    .execute();
}

/** Stops the monthly mail of a token; one that was stopped stays so. */
export async function stopRuleMail({ kysely }: Pick<Database, 'kysely'>, token: string): Promise<void> {
  await kysely.deleteFrom('public.rule_mails').where('token', '=', token).execute();
}
