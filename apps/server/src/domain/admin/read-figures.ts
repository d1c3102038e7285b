import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import { ledgerCheck } from '../ledger/last-check.ts';
import { countDeadMails } from '../mail/count-dead-mails.ts';
import { countLateMails } from '../mail/count-late-mails.ts';
import { inboxHealth } from '../reconciliation/payment-events.ts';

/** The jobs of one kind in the queue. */
interface JobFigures {
  readonly task: string;
  readonly waiting: number;
  readonly running: number;
  readonly dead: number;
  /** How long the oldest due job has been waiting. */
  readonly ageSeconds: number;
}

/** The state of the shop in numbers; null where nothing has happened yet. Ages are in seconds. */
export interface ShopFigures {
  readonly jobs: readonly JobFigures[];
  readonly values: Awaited<ReturnType<typeof readValues>>;
}

/** Reads the figures of the shop in one transaction; each of its statements may take `limitMs`. */
export function readFigures({ kysely }: Database, now: Date, limitMs: number): Promise<ShopFigures> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', ${String(limitMs)}, true)`.execute(transaction);
    return { jobs: await readJobs(transaction), values: await readValues(transaction, now) };
  });
}

async function readJobs(transaction: Transaction<Schema>): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select task_identifier as task,
      (count(*) filter (where locked_at is null and attempts < max_attempts))::int as waiting,
      (count(*) filter (where locked_at is not null))::int as running,
      (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as dead,
      coalesce(max(extract(epoch from now() - run_at))
        filter (where locked_at is null and attempts < max_attempts and run_at <= now()), 0)::float8 as "ageSeconds"
    from graphile_worker.jobs group by task_identifier`.execute(transaction);
  return rows;
}

async function readValues(kysely: Transaction<Schema>, now: Date) {
  const inbox = await inboxHealth({ kysely });
  const events = await kysely
    .selectFrom('private.payment_events')
    .select(({ fn }) => fn.max<Date | null>('received_at').as('last'))
    .executeTakeFirstOrThrow();
  const holds = await kysely
    .selectFrom('public.generations')
    .select(({ fn }) => [sql<number>`count(*)::int`.as('open'), fn.min<Date | null>('created_at').as('oldest')])
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  const check = await kysely
    .selectFrom('private.settings')
    .select([sql<Date>`(value ->> 'at')::timestamptz`.as('at'), sql<number>`(value ->> 'faults')::int`.as('faults')])
    .where('name', '=', ledgerCheck)
    .executeTakeFirst();
  const reconciliation = await kysely
    .selectFrom('private.reconciliations')
    .select(['finished_at as at', sql<number>`jsonb_array_length(differences)`.as('differences')])
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { reviews } = await kysely
    .selectFrom('public.orders')
    .select(sql<number>`count(*)::int`.as('reviews'))
    .where('state', '=', 'review')
    .executeTakeFirstOrThrow();
  const notices = await kysely
    .selectFrom('private.legal_notices')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where due_at < ${now}))::int`.as('overdue'),
    ])
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  const ageOf = (moment: Date) => Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  return {
    payment_events_waiting: inbox.waiting,
    payment_events_failing: inbox.failing,
    payment_event_oldest_age_seconds: inbox.oldest === null ? 0 : ageOf(inbox.oldest),
    payment_event_last_age_seconds: events.last === null ? null : ageOf(events.last),
    mails_dead: await countDeadMails({ kysely }),
    mails_late: await countLateMails({ kysely }, now),
    token_holds_open: holds.open,
    token_hold_oldest_age_seconds: holds.oldest === null ? 0 : ageOf(holds.oldest),
    ledger_check_faults: check?.faults ?? null,
    ledger_check_age_seconds: check === undefined ? null : ageOf(check.at),
    reconciliation_differences: reconciliation?.differences ?? null,
    reconciliation_age_seconds: reconciliation === undefined ? null : ageOf(reconciliation.at),
    orders_in_review: reviews,
    notices_open: notices.open,
    notices_overdue: notices.overdue,
  };
}
