import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** How many mails of any kind were given up, reset links and confirmations among them. */
export async function countDeadMails(database: Database): Promise<number> {
  const { rows } = await sql<{ dead: number }>`
    select count(*)::int as dead from graphile_worker.jobs
    where task_identifier in ('send_mail', 'send_recovery', 'register') and attempts >= max_attempts`.execute(
    database.kysely,
  );
  return rows[0]?.dead ?? 0;
}
