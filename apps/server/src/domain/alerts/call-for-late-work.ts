import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { callOperator } from './call-operator.ts';

const mailTasks = ['send_mail', 'send_recovery', 'register'];
/** A failing call must not call for itself. */
const callTasks = ['tell_operator', 'post_operator_call'];
const lateMinutes = 15;
const staleHours = 2;

/** Calls the operator for mails that were given up, for jobs that nobody does, and for a comparison that stopped. */
export async function callForLateWork(database: Database, now: Date, sells: boolean): Promise<void> {
  for (const { task, count, last, isDead } of await readLateWork(database)) {
    const isMail = isDead && mailTasks.includes(task);
    const kind = isMail ? 'dead_mails' : 'late_jobs';
    // more of the same is another event once a newer job is affected
    await callOperator(database.kysely, { kind, key: `${kind}:${task}:${last}`, facts: { task, count } });
  }
  if (!sells) return;
  const { last } = await database.kysely
    .selectFrom('private.reconciliations')
    .select(({ fn }) => fn.max<Date | null>('finished_at').as('last'))
    .executeTakeFirstOrThrow();
  const isStale = last !== null && now.getTime() - last.getTime() > staleHours * 3_600_000;
  const day = now.toISOString().slice(0, 10);
  if (isStale) await callOperator(database.kysely, { kind: 'reconciliation', key: `reconciliation:${day}:stale` });
}

interface LateWork {
  readonly task: string;
  readonly count: number;
  /** The newest job concerned. */
  readonly last: string;
  readonly isDead: boolean;
}

async function readLateWork({ kysely }: Database): Promise<readonly LateWork[]> {
  const { rows } = await sql<LateWork>`
    select task_identifier as task, count(*)::int as count, max(id)::text as last, attempts >= max_attempts as "isDead"
    from graphile_worker.jobs
    where locked_at is null and not (coalesce(flags, '{}') ? 'call') and task_identifier <> all (${callTasks})
      and (attempts >= max_attempts or run_at < now() - make_interval(mins => ${lateMinutes}))
    group by 1, 4`.execute(kysely);
  return rows;
}
