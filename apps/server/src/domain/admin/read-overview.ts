import type { Overview, ShopDay } from '@regelwerk/contract/admin/admin-overview';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Returns the figures of the shop's last days, including days without sales. */
export async function readOverview(
  { kysely }: Database,
  { days, currency }: { readonly days: number; readonly currency: string },
): Promise<Omit<Overview, 'tax'>> {
  const start = sql`((now() at time zone 'Europe/Berlin')::date - ${days - 1}::int)`;
  const since = sql`(${start}::timestamp at time zone 'Europe/Berlin')`;
  const { open } = await kysely
    .selectFrom('private.token_days')
    .select(sql<string>`coalesce(max(day) + 1, '-infinity')::text`.as('open'))
    .executeTakeFirstOrThrow();
  // what is not summed up yet; a plain value, for which the planner knows how little that is
  const sinceOpen = sql`greatest(${since}, ${open}::timestamp at time zone 'Europe/Berlin')`;
  const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone 'Europe/Berlin')::date`;
  const { rows } = await sql<ShopDay>`
    with facts as (
      select ${dayOf('fulfilled_at')} as day, coalesce(paid_amount, amount) as revenue, 0 as sold, 0 as used, 0 as failed from public.orders
        where state = 'fulfilled' and kind = 'token_pack' and currency = ${currency} and fulfilled_at >= ${since}
      union all
      select ${dayOf('created_at')}, total, 0, 0, 0 from public.invoices
        where status = 'paid' and currency = ${currency} and created_at >= ${since}
      union all
      select ${dayOf('r.created_at')}, -r.amount, 0, 0, 0 from private.reversals r
        where r.is_active and not r.is_open and r.created_at >= ${since} and (
          exists (select from public.orders o where o.id = case r.source_type when 'order' then r.source_id::uuid end and o.state = 'fulfilled' and o.currency = ${currency})
          or exists (select from public.invoices i where r.source_type = 'invoice' and i.id = r.source_id and i.currency = ${currency})
        )
      union all
      select ${dayOf('created_at')}, 0,
        case when source_type = 'generation' then 0 else delta end,
        case when source_type = 'generation' then -delta else 0 end, 0
        from public.token_transactions where created_at >= ${sinceOpen} and source_type in ('order', 'invoice', 'refund', 'dispute', 'restored', 'generation')
      union all
      select ${dayOf('settled_at')}, 0, 0, 0, 1 from public.generations
        where state = 'released' and error is distinct from 'cancelled' and settled_at >= ${sinceOpen}
      union all
      select day, 0, sold, used, failed from private.token_days where day >= ${start}
    ), runs as (
      select greatest(${dayOf('created_at')}, ${start}) as first, case when status in ('canceled', 'incomplete_expired')
        then ${dayOf('least(current_period_end, updated_at)')} end as last
      from public.subscriptions where status <> 'incomplete'
    ), turns as (
      select first as day, 1 as change from runs where last is null or last >= ${start}
      union all
      select last, -1 from runs where last >= ${start}
    ), running as (
      select day, sum(change) as change from turns group by day
    )
    select to_char(d, 'YYYY-MM-DD') as day, coalesce(sum(revenue), 0)::int as revenue, coalesce(sum(sold), 0)::int as sold,
      coalesce(sum(used), 0)::int as used, coalesce(sum(failed), 0)::int as failed,
      (sum(coalesce(max(running.change), 0)) over (order by d))::int as active
    from generate_series(${start}, ${start} + ${days - 1}::int, interval '1 day') d left join facts on facts.day = d::date
      left join running on running.day = d::date
    group by d order by d`.execute(kysely);
  return { currency, days: rows };
}
