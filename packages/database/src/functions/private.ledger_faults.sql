-- Returns one row for each violation of the token invariants among the given accounts, or all; each of them concerns one
-- account. Violations are reported, never repaired.
create or replace function private.ledger_faults(accounts uuid[] default null)
  returns table (invariant text, subject uuid, detail text)
  language sql stable set search_path = ''
  -- the planner does not know how many accounts it gets
  set enable_nestloop = off
  -- and would compile a plan that looks dear to it
  set jit = off
  set work_mem = '64MB'
  as $$
  with ledger as materialized (
    -- all rows in their order, or those of each account by its index
    select t.id, t.user_id, t.delta, t.balance_after, t.source_type, t.source_id, t.created_at from public.token_transactions t where accounts is null
    union all
    select own.* from unnest(accounts) as asked (user_id) cross join lateral (
      select t.id, t.user_id, t.delta, t.balance_after, t.source_type, t.source_id, t.created_at from public.token_transactions t where t.user_id = asked.user_id offset 0
    ) own
  ), bought as materialized (
    select o.id, o.user_id, o.state, o.kind, o.tokens, o.trial_tokens, o.reversed_tokens from public.orders o where accounts is null
    union all
    select own.* from unnest(accounts) as asked (user_id) cross join lateral (
      select o.id, o.user_id, o.state, o.kind, o.tokens, o.trial_tokens, o.reversed_tokens from public.orders o where o.user_id = asked.user_id offset 0
    ) own
  ), billed as materialized (
    select i.id, i.user_id, i.status, i.tokens, i.withheld, i.reversed_tokens from public.invoices i where accounts is null
    union all
    select own.* from unnest(accounts) as asked (user_id) cross join lateral (
      select i.id, i.user_id, i.status, i.tokens, i.withheld, i.reversed_tokens from public.invoices i where i.user_id = asked.user_id offset 0
    ) own
  ), sums as (
    select user_id, sum(delta) as total from ledger group by user_id
  ), balances as materialized (
    select b.user_id, b.tokens_remaining from public.user_tokens b where accounts is null
    union all
    select own.* from unnest(accounts) as asked (user_id) cross join lateral (
      select b.user_id, b.tokens_remaining from public.user_tokens b where b.user_id = asked.user_id offset 0
    ) own
  ), runs as materialized (
    select g.id, g.user_id, g.state, g.price from public.generations g where accounts is null
    union all
    select own.* from unnest(accounts) as asked (user_id) cross join lateral (
      select g.id, g.user_id, g.state, g.price from public.generations g where g.user_id = asked.user_id offset 0
    ) own
  ), holds as (
    select user_id, count(*) as held from runs where state = 'held' group by user_id
  ), chained as (
    select id, user_id, balance_after, sum(delta) over (partition by user_id order by id) as expected from ledger
  ), charged as (
    select g.id, g.state, g.price, count(l.id) as rows
    from runs g left join ledger l on l.source_type = 'generation' and l.source_id = g.id::text
    group by g.id, g.state, g.price
  ), grants as (
    select 'order' as source_type, id::text as source_id, user_id, tokens from bought
      where state = 'fulfilled' and kind = 'token_pack' and tokens > 0
    union all
    select 'trial', id::text, user_id, trial_tokens from bought
      where state = 'fulfilled' and kind = 'subscription' and trial_tokens > 0
    union all
    select 'invoice', id, user_id, tokens from billed
      where status = 'paid' and tokens > 0 and not withheld
  ), credits as (
    select source_type, source_id, user_id, delta, created_at from ledger where source_type in ('order', 'trial', 'invoice')
  ), forgotten as (
    -- credits that outlived their purchase, which was erased when its time was over
    select c.source_type, c.source_id, c.user_id from credits c
    where private.end_of_year_after(c.created_at, 8) < private.day_in_berlin(now())
      and not exists (select from grants g where g.source_type = c.source_type and g.source_id = c.source_id)
  ), reversed as (
    select user_id, sum(tokens) as tokens from (
      select user_id, reversed_tokens as tokens from bought
      union all select user_id, reversed_tokens from billed
    ) both_kinds group by user_id
  ), taken as (
    select user_id, -sum(delta) as tokens from ledger where source_type in ('refund', 'dispute', 'restored') group by user_id
  )
  select 'holds_match_balance', b.user_id,
      format('remaining %s, ledger %s, held %s', b.tokens_remaining, coalesce(s.total, 0), coalesce(h.held, 0))
    from balances b left join sums s using (user_id) left join holds h using (user_id)
    where b.tokens_remaining <> coalesce(s.total, 0) - coalesce(h.held, 0)
  union all
  select 'holds_match_balance', s.user_id, 'a ledger without a balance' from sums s
    where not exists (select from balances b where b.user_id = s.user_id)
  union all
  select 'runs_match_ledger', c.id, format('%s with %s rows in the ledger', c.state, c.rows)
    from charged c where c.rows <> case c.state when 'captured' then c.price else 0 end
  union all
  select 'credits_match_purchases', coalesce(g.user_id, c.user_id),
      format('%s %s gives %s, the ledger has %s', coalesce(g.source_type, c.source_type), coalesce(g.source_id, c.source_id),
        g.tokens, c.delta)
    from grants g full join credits c on c.source_type = g.source_type and c.source_id = g.source_id
    where (g.tokens is distinct from c.delta or g.user_id is distinct from c.user_id)
      and not exists (select from forgotten f where f.source_type = c.source_type and f.source_id = c.source_id)
  union all
  select 'reversals_match_ledger', coalesce(r.user_id, t.user_id),
      format('reversed %s, the ledger took %s', r.tokens, t.tokens)
    from reversed r full join taken t on t.user_id = r.user_id
    where coalesce(r.tokens, 0) <> coalesce(t.tokens, 0)
      and not (
        coalesce(r.tokens, 0) < t.tokens and exists (select from forgotten f where f.user_id = t.user_id)
      )
  union all
  select 'balances_match_sums', c.user_id, format('row %s says %s, the sum is %s', c.id, c.balance_after, c.expected)
    from chained c where c.balance_after <> c.expected
  union all
  select 'no_balance_below_zero', b.user_id, format('remaining %s', b.tokens_remaining) from balances b
    where b.tokens_remaining < 0 and not exists (
      select from ledger t
      where t.user_id = b.user_id
        -- or the account took over the debt of an earlier one
        and (t.source_type = 'debt' or t.delta < 0 and t.source_type in ('refund', 'dispute'))
    )
$$;
