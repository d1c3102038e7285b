import type { TimelineEntry } from '@regelwerk/contract/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { type NotNull, sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { orderNumberIn } from '../billing/order-number-in.ts';

const most = 500;

/** Returns a person with their history in the shop, newest first; never the content of their rules. */
export async function readCustomer({ kysely }: Database, userId: string) {
  const person = await kysely
    .selectFrom('auth.users as u')
    .leftJoin('public.customers as c', 'c.user_id', 'u.id')
    .leftJoin('public.user_tokens as t', 't.user_id', 'u.id')
    .select(['u.id as userId', 'u.email', 'u.created_at as createdAt', 'c.stripe_customer_id as stripeCustomerId'])
    .select(({ fn, selectFrom }) => [
      sql<string>`coalesce(u.user_metadata ->> 'name', '')`.as('name'),
      fn.coalesce('t.tokens_remaining', sql.lit(0)).as('balance'),
      selectFrom('public.user_configurations as r')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('r.user_id', '=', 'u.id')
        .as('rules'),
    ])
    .where('u.id', '=', userId)
    .$narrowType<{ rules: NotNull }>()
    .executeTakeFirst();
  if (person === undefined) throw new AppError('user_not_found', 'User not found');
  const { rows: timeline } = await sql<TimelineEntry>`
    select * from (
      select 'account' as id, created_at as at, 'account' as kind, 'created' as text, null::int as amount, null::text as currency,
        null::int as tokens, null::text as state, null::jsonb as details from auth.users where id = ${userId}
      union all
      select id::text, created_at, 'order', ${orderNumberIn('number')} || ' ' || product_name, coalesce(paid_amount, amount), coalesce(paid_currency, currency), tokens, state, null
        from public.orders where user_id = ${userId}
      union all
      select id, created_at, 'invoice', coalesce(number, '') || ' ' || product_name, total, currency, tokens, status, null
        from public.invoices where user_id = ${userId}
      union all
      select id::text, issued_at, 'document', number, case kind when 'invoice' then gross else -gross end, currency, null, kind, null
        from public.billing_documents where user_id = ${userId}
      union all
      select 't' || id, created_at, 'tokens', coalesce(description, ''), null, null, delta, source_type, details
        from public.token_transactions where user_id = ${userId}
      union all
      select r.id, r.created_at, 'reversal', r.kind, r.amount, o.currency, null, case when r.is_active then 'active' else 'over' end, null
        from private.reversals r join public.orders o on r.source_type = 'order' and o.id::text = r.source_id and o.user_id = ${userId}
      union all
      select r.id, r.created_at, 'reversal', r.kind, r.amount, i.currency, null, case when r.is_active then 'active' else 'over' end, null
        from private.reversals r join public.invoices i on r.source_type = 'invoice' and i.id = r.source_id and i.user_id = ${userId}
      union all
      select id::text, created_at, 'subscription', coalesce(stripe_price_id, ''), null, null, null, status, null
        from public.subscriptions where user_id = ${userId}
      union all
      select id::text, given_at, 'consent', declaration || ' ' || version, null, null, null, language, null
        from private.consents where user_id = ${userId}
      union all
      select n.id::text, n.received_at, 'notice', n.kind || ': ' || n.contract_reference, null, null, null,
        case when n.settled_at is null then 'open' else 'settled' end, null
        from private.legal_notices n where lower(n.email) = ${person.email}
      union all
      select id::text, queued_at, 'mail', subject, null, null, null, case when sent_at is null then 'queued' else 'sent' end, null
        from private.mails where user_id = ${userId}
      union all
      select 'a' || id, created_at, 'admin', action || coalesce(': ' || reason, ''), null, null, null, null, null
        from private.audit_log where subject_id = ${userId} and action <> 'read_person'
    ) everything order by at desc, id limit ${most}`.execute(kysely);
  return { ...person, timeline };
}
