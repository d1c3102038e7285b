import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Returns the number of mails that were given up, of every kind. */
export async function countDeadMails({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  const { rows } = await sql<{ dead: number }>`
    select count(*)::int as dead from graphile_worker.jobs
    where task_identifier in ('send_mail', 'send_recovery', 'register') and attempts >= max_attempts`.execute(kysely);
  return rows[0]?.dead ?? 0;
}
