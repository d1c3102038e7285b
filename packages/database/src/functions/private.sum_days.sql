-- Stores the tokens of each day from `first` to `last` that has none yet.
create or replace function private.sum_days(first date, last date) returns void
  language sql set search_path = ''
  as $$
  with period as (
    select first::timestamp at time zone 'Europe/Berlin' as since, (last + 1)::timestamp at time zone 'Europe/Berlin' as until
  ), moved as (
    select (t.created_at at time zone 'Europe/Berlin')::date as day,
      sum(t.delta) filter (where t.source_type <> 'generation') as sold,
      -sum(t.delta) filter (where t.source_type = 'generation') as used
    from public.token_transactions t, period
    where t.created_at >= period.since and t.created_at < period.until
      and t.source_type in ('order', 'invoice', 'refund', 'dispute', 'restored', 'generation')
    group by 1
  ), ended as (
    select (g.settled_at at time zone 'Europe/Berlin')::date as day, count(*) as failed
    from public.generations g, period
    where g.state = 'released' and g.error is distinct from 'cancelled'
      and g.settled_at >= period.since and g.settled_at < period.until
    group by 1
  )
  insert into private.token_days (day, sold, used, failed)
    select d::date, coalesce(moved.sold, 0), coalesce(moved.used, 0), coalesce(ended.failed, 0)
    from generate_series(first::timestamp, last::timestamp, interval '1 day') d
      left join moved on moved.day = d::date left join ended on ended.day = d::date
    on conflict (day) do nothing
$$;
