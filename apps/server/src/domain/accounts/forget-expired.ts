import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import { retention } from '@regelwerk/legal/retention';
import { sql, type Transaction } from 'kysely';

const batch = 200;
const { secretDays, eventDays, idleSessionDays, giftDays, debtYears, noticeYears, mailYears, logYears } = retention;

/**
 * Erases data whose retention period is over: remains of deleted accounts, declarations, logs, provider events,
 * unused sessions and the secrets of expired links. Returns the number of erased accounts.
 */
export async function forgetExpired({ kysely }: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const today = sql`private.day_in_berlin(${now.toISOString()})`;
  const isOver = (column: string, years: number) =>
    sql`private.end_of_year_after(${sql.ref(column)}, ${years}) < ${today}`;
  await sql`delete from auth.one_time_tokens where created_at < ${daysAgo(secretDays)}`.execute(kysely);
  await sql`delete from auth.flow_states where created_at < ${daysAgo(secretDays)}`.execute(kysely);
  await sql`delete from auth.sessions where refreshed_at < ${daysAgo(idleSessionDays)}`.execute(kysely);
  await sql`delete from private.payment_events where state <> 'waiting' and received_at < ${daysAgo(eventDays)}`.execute(
    kysely,
  );
  await sql`delete from private.legal_notices where settled_at is not null and ${isOver('received_at', noticeYears)}`.execute(
    kysely,
  );
  await sql`delete from private.mails where sent_at is not null and ${isOver('sent_at', mailYears)}`.execute(kysely);
  await sql`delete from private.audit_log where ${isOver('created_at', logYears)}`.execute(kysely);
  await sql`delete from private.mailboxes m
    where not exists (select from auth.users u where u.mailbox_hash = m.hash and u.deleted_at is null)
      and ((debt = 0 and released_at < ${daysAgo(giftDays)}) or ${isOver('released_at', debtYears)})`.execute(kysely);
  await sql`update auth.users set mailbox_hash = null where deleted_at < ${daysAgo(giftDays)} and mailbox_hash is not null`.execute(
    kysely,
  );
  const { rows } = await sql<{ id: string }>`
    select id from auth.users where kept_until < ${today} order by kept_until limit ${batch}`.execute(kysely);
  for (const { id } of rows) await kysely.transaction().execute((transaction) => erase(transaction, id));
  return rows.length;
}

async function erase(transaction: Transaction<Schema>, id: string): Promise<void> {
  await sql`delete from private.consents where user_id = ${id}`.execute(transaction);
  await sql`delete from private.reversals r where
    (r.source_type = 'order' and r.source_id in (select o.id::text from public.orders o where o.user_id = ${id}))
    or (r.source_type = 'invoice' and r.source_id in (select i.id from public.invoices i where i.user_id = ${id}))`.execute(
    transaction,
  );
  for (const table of [
    'public.billing_documents',
    'public.orders',
    'public.invoices',
    'public.plan_terms',
    'public.subscriptions',
    'public.customers',
    'public.token_transactions',
    'public.generations',
    'private.mails',
  ])
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(transaction);
  await sql`delete from auth.users where id = ${id}`.execute(transaction);
}
