import type { Overview, ShopDay } from '@regelwerk/contract/admin/admin-overview';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Returns the figures of the shop's last days, including days without sales, and of as many days before. */
export async function readOverview(
  { kysely }: Database,
  { days, currency }: { readonly days: number; readonly currency: string },
): Promise<Omit<Overview, 'tax'>> {
  const start = sql`((now() at time zone 'Europe/Berlin')::date - ${2 * days - 1}::int)`;
  const since = sql`(${start}::timestamp at time zone 'Europe/Berlin')`;
  const { open } = await kysely
    .selectFrom('private.token_days')
    .select(sql<string>`coalesce(max(day) + 1, '-infinity')::text`.as('open'))
    .executeTakeFirstOrThrow();
  // what is not summed up yet; a plain value, for which the planner knows how little that is
  const sinceOpen = sql`greatest(${since}, ${open}::timestamp at time zone 'Europe/Berlin')`;
  const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone 'Europe/Berlin')::date`;
  const { rows } = await sql<ShopDay>`
    with facts (day, figure, amount) as (
      select ${dayOf('fulfilled_at')}, 'revenue', coalesce(paid_amount, amount) from public.orders
        where state = 'fulfilled' and kind = 'token_pack' and currency = ${currency} and fulfilled_at >= ${since}
      union all
      select ${dayOf('created_at')}, 'revenue', total from public.invoices
        where status = 'paid' and currency = ${currency} and created_at >= ${since}
      union all
      select ${dayOf('r.created_at')}, 'refunded', r.amount from private.reversals r
        where r.is_active and not r.is_open and r.created_at >= ${since} and (
          exists (select from public.orders o where o.id = case r.source_type when 'order' then r.source_id::uuid end and o.state = 'fulfilled' and o.currency = ${currency})
          or exists (select from public.invoices i where r.source_type = 'invoice' and i.id = r.source_id and i.currency = ${currency})
        )
      union all
      select ${dayOf('fulfilled_at')}, 'purchases', 1 from public.orders
        where state = 'fulfilled' and changes_order_id is null and fulfilled_at >= ${since}
      union all
      select ${dayOf('created_at')}, 'signUps', 1 from auth.users where created_at >= ${since}
      union all
      select day, 'previews', previews from private.preview_days where day >= ${start}
      union all
      select ${dayOf('created_at')}, case when source_type = 'generation' then 'used' else 'sold' end,
        case when source_type = 'generation' then -delta else delta end
        from public.token_transactions where created_at >= ${sinceOpen} and source_type in ('order', 'invoice', 'refund', 'dispute', 'restored', 'generation')
      union all
      select ${dayOf('settled_at')}, 'failed', 1 from public.generations
        where state = 'released' and error is distinct from 'cancelled' and settled_at >= ${sinceOpen}
      union all
      select day, figure, amount from private.token_days
        cross join lateral (values ('sold', sold), ('used', used), ('failed', failed)) as sums (figure, amount) where day >= ${start}
    ), sums as (
      select day, figure, sum(amount) as amount from facts group by day, figure
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
    select to_char(d, 'YYYY-MM-DD') as day, ${totalOf('revenue')} - ${totalOf('refunded')} as revenue, ${totalOf('refunded')} as refunded,
      ${totalOf('purchases')} as purchases, ${totalOf('signUps')} as "signUps", ${totalOf('previews')} as previews,
      ${totalOf('sold')} as sold, ${totalOf('used')} as used, ${totalOf('failed')} as failed,
      (sum(coalesce(max(running.change), 0)) over (order by d))::int as active
    from generate_series(${start}, ${start} + ${2 * days - 1}::int, interval '1 day') d left join sums on sums.day = d::date
      left join running on running.day = d::date
    group by d order by d`.execute(kysely);
  return { currency, days: rows.slice(days), before: rows.slice(0, days) };
}

function totalOf(figure: Exclude<keyof ShopDay, 'day' | 'active'>) {
  return sql`coalesce(sum(sums.amount) filter (where figure = ${sql.lit(figure)}), 0)::int`;
}
