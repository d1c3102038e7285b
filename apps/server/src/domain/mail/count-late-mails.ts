import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Returns the number of legal mails that have waited for more than an hour, for any reason. */
export async function countLateMails({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from graphile_worker.jobs
    where task_identifier = 'send_mail' and flags ? 'legal'
      and created_at < ${new Date(now.getTime() - 3_600_000)}`.execute(kysely);
  return rows[0]?.late ?? 0;
}
