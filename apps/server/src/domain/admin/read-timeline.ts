import type { TimelineEntry } from '@regelwerk/contract/admin/admin-person';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { orderNumberIn } from '../contracts/order-number-in.ts';

const most = 500;

/** Returns what happened to a person in the shop, newest first: names and codes, which the interface puts into words. */
export async function readTimeline(
  kysely: Kysely<Schema>,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<readonly TimelineEntry[]> {
  const { rows } = await sql<TimelineEntry>`
    with own as (
      select o.*, ${orderNumberIn('o.number')} as label from public.orders o where o.user_id = ${userId}
    ), entries as (
      select 'account' as id, created_at as at, 'account' as kind, null::text as code, '' as text, null::uuid as order_id,
        null::int as amount, null::text as currency, null::int as tokens, null::text as state, null::jsonb as details
        from auth.users where id = ${userId}
      union all
      -- a plan credits its tokens with each invoice, and what is not paid credits nothing
      select id::text, created_at, 'order', null, product_name, id, coalesce(paid_amount, amount), coalesce(paid_currency, currency),
        case when state = 'fulfilled' and kind = 'token_pack' then tokens end, state, null from own
      union all
      select i.id, i.created_at, 'invoice', null, concat_ws(' ', i.number, i.product_name), own.id, i.total, i.currency,
        case when i.status = 'paid' and not i.withheld then i.tokens end, i.status, null
        from public.invoices i left join own on own.id = private.order_of_period(i.stripe_subscription_id, i.period_start) where i.user_id = ${userId}
      union all
      select id::text, issued_at, 'document', null, number, order_id, case kind when 'invoice' then gross else -gross end, currency, null, kind, null
        from public.billing_documents where user_id = ${userId}
      union all
      select 't' || id, created_at, 'tokens', null, coalesce(description, ''), null, null, null, delta, source_type, details
        from public.token_transactions where user_id = ${userId}
      union all
      select r.id, r.created_at, 'reversal', r.kind, own.product_name, own.id, r.amount, own.currency, null, case when r.is_open then 'open' when r.is_active then 'active' else 'over' end, null
        from private.reversals r join own on r.source_type = 'order' and own.id::text = r.source_id
      union all
      select r.id, r.created_at, 'reversal', r.kind, i.product_name, own.id, r.amount, i.currency, null, case when r.is_open then 'open' when r.is_active then 'active' else 'over' end, null
        from private.reversals r join public.invoices i on r.source_type = 'invoice' and i.id = r.source_id
        left join own on own.id = private.order_of_period(i.stripe_subscription_id, i.period_start) where i.user_id = ${userId}
      union all
      select s.id::text, s.created_at, 'subscription', null, coalesce(p.name, own.product_name, ''), own.id, null, null, null, s.status, null
        from public.subscriptions s left join own on own.id = private.order_of_period(s.stripe_subscription_id, s.current_period_start)
        left join public.prices r on r.stripe_price_id = s.stripe_price_id left join public.products p on p.id = r.product_id
        where s.user_id = ${userId}
      union all
      select id::text, given_at, 'consent', declaration, '', order_id, null, null, null, null, null
        from private.consents where user_id = ${userId}
      union all
      select n.id::text, n.received_at, 'notice', n.kind, n.contract_reference, n.accepted_order_id, null, null, null,
        case when n.settled_at is null then 'open' else 'settled' end, null
        from private.legal_notices n where lower(n.email) = ${email}
      union all
      select id::text, queued_at, 'mail', null, subject, order_id, null, null, null, case when sent_at is null then 'queued' else 'sent' end, null
        from private.mails where user_id = ${userId}
      union all
      select 'a' || log.id, log.created_at, 'admin', log.action, coalesce(log.reason, ''), own.id, null, null, null, null, null
        from private.audit_log log left join own on own.id::text = log.subject_id
        where log.action <> 'read_person' and log.subject_id = any(array(select ${userId}::text union all select own.id::text from own))
    )
    select entries.*, own.label as order_number from entries left join own on own.id = entries.order_id
    order by at desc, entries.id limit ${most}`.execute(kysely);
  return rows;
}
