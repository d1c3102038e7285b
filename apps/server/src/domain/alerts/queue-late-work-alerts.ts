import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { queueAlert } from './queue-alert.ts';

const mailTasks = ['send_mail', 'send_recovery', 'register'];
/** A failing alert must not alert about itself. */
const alertTask = 'send_alert_mail';
/** A declaration has a deadline, so a given-up one has an alert of its own. */
const declarationTasks = ['apply_withdrawal', 'apply_cancellation'];
const lateMinutes = 15;
const staleHours = 2;

/** Alerts the operator to mails and declarations that were given up, jobs that are not done, and a comparison that stopped. */
export async function queueLateWorkAlerts(database: Database, now: Date, sells: boolean): Promise<void> {
  for (const { task, count, last, isDead } of await readLateWork(database)) {
    const isMail = isDead && mailTasks.includes(task);
    const kind = isMail ? 'dead_mails' : 'late_jobs';
    // more of the same is another event once a newer job is affected
    await queueAlert(database.kysely, { kind, key: `${kind}:${task}:${last}`, facts: { task, count } });
  }
  for (const { id, due } of await readStuckDeclarations(database)) {
    const facts = { reference: id, due: due.toISOString() };
    await queueAlert(database.kysely, { kind: 'declaration_stuck', key: `declaration:${id}`, facts });
  }
  if (!sells) return;
  const { last } = await database.kysely
    .selectFrom('private.reconciliations')
    .select(({ fn }) => fn.max<Date | null>('finished_at').as('last'))
    .executeTakeFirstOrThrow();
  const isStale = last !== null && now.getTime() - last.getTime() > staleHours * 3_600_000;
  const day = now.toISOString().slice(0, 10);
  if (isStale) await queueAlert(database.kysely, { kind: 'reconciliation', key: `reconciliation:${day}:stale` });
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
    where locked_at is null and not (coalesce(flags, '{}') ? 'alert') and task_identifier <> ${alertTask}
      and case when attempts < max_attempts then run_at < now() - make_interval(mins => ${lateMinutes})
        else task_identifier <> all (${declarationTasks}) end
    group by 1, 4`.execute(kysely);
  return rows;
}

async function readStuckDeclarations({ kysely }: Database) {
  const { rows } = await sql<{ id: string; due: Date }>`
    select n.id, n.due_at as due from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    join private.legal_notices n on n.id::text = j.payload ->> 'id'
    where t.identifier = any (${declarationTasks}) and j.attempts >= j.max_attempts and j.locked_at is null
      and n.settled_at is null`.execute(kysely);
  return rows;
}
