-- Returns the tokens that the caller gained and used on each of the last `days` days; days without either are absent.
create or replace function public.token_history(days integer) returns table (day date, added integer, used integer)
  language sql stable set search_path = ''
  as $$
  select (created_at at time zone 'utc')::date,
    coalesce(sum(amount) filter (where delta > 0), 0)::integer, coalesce(sum(amount) filter (where delta < 0), 0)::integer
  from public.token_transactions
  where user_id = auth.uid() and created_at >= now() - make_interval(days => least(greatest(days, 1), 366))
  group by 1 order by 1
$$;
grant execute on function public.token_history to authenticated;
