-- Returns one row for each violation of the token invariants. Violations are reported, never repaired.
create or replace function private.ledger_faults() returns table (invariant text, subject uuid, detail text)
  language sql stable set search_path = ''
  as $$
  with sums as (
    select user_id, sum(delta) as total from public.token_transactions group by user_id
  ), holds as (
    select user_id, count(*) as held from public.generations where state = 'held' group by user_id
  ), chained as (
    select id, user_id, balance_after, sum(delta) over (partition by user_id order by id) as expected
    from public.token_transactions
  ), uses as (
    select source_id::uuid as run, count(*) as rows from public.token_transactions
    where source_type = 'generation' and source_id ~ '^[0-9a-f-]{36}$' group by source_id
  ), grants as (
    select 'order' as source_type, id::text as source_id, user_id, tokens from public.orders
      where state = 'fulfilled' and kind = 'token_pack' and tokens > 0
    union all
    select 'trial', id::text, user_id, trial_tokens from public.orders
      where state = 'fulfilled' and kind = 'subscription' and trial_tokens > 0
    union all
    select 'invoice', id, user_id, tokens from public.invoices where status = 'paid' and tokens > 0 and not withheld
  ), credits as (
    select source_type, source_id, user_id, delta from public.token_transactions
    where source_type in ('order', 'trial', 'invoice')
  ), reversed as (
    select user_id, sum(tokens) as tokens from (
      select user_id, reversed_tokens as tokens from public.orders
      union all select user_id, reversed_tokens from public.invoices
    ) both_kinds group by user_id
  ), taken as (
    select user_id, -sum(delta) as tokens from public.token_transactions
    where source_type in ('refund', 'dispute', 'restored') group by user_id
  )
  select 'holds_match_balance', b.user_id,
      format('remaining %s, ledger %s, held %s', b.tokens_remaining, coalesce(s.total, 0), coalesce(h.held, 0))
    from public.user_tokens b left join sums s using (user_id) left join holds h using (user_id)
    where b.tokens_remaining <> coalesce(s.total, 0) - coalesce(h.held, 0)
  union all
  select 'holds_match_balance', s.user_id, 'a ledger without a balance' from sums s
    where not exists (select from public.user_tokens b where b.user_id = s.user_id)
  union all
  select 'runs_match_ledger', g.id, format('%s with %s rows in the ledger', g.state, coalesce(u.rows, 0))
    from public.generations g left join uses u on u.run = g.id
    where coalesce(u.rows, 0) <> case g.state when 'captured' then 1 else 0 end
  union all
  select 'credits_match_purchases', coalesce(g.user_id, c.user_id),
      format('%s %s gives %s, the ledger has %s', coalesce(g.source_type, c.source_type), coalesce(g.source_id, c.source_id),
        g.tokens, c.delta)
    from grants g full join credits c on c.source_type = g.source_type and c.source_id = g.source_id
    where g.tokens is distinct from c.delta or g.user_id is distinct from c.user_id
  union all
  select 'reversals_match_ledger', coalesce(r.user_id, t.user_id),
      format('reversed %s, the ledger took %s', r.tokens, t.tokens)
    from reversed r full join taken t on t.user_id = r.user_id
    where coalesce(r.tokens, 0) <> coalesce(t.tokens, 0)
  union all
  select 'balances_match_sums', c.user_id, format('row %s says %s, the sum is %s', c.id, c.balance_after, c.expected)
    from chained c where c.balance_after <> c.expected
  union all
  select 'no_balance_below_zero', b.user_id, format('remaining %s', b.tokens_remaining) from public.user_tokens b
    where b.tokens_remaining < 0 and not exists (
      select from public.token_transactions t
      where t.user_id = b.user_id
        -- or the account took over the debt of an earlier one
        and (t.source_type = 'debt' or t.delta < 0 and t.source_type in ('refund', 'dispute'))
    )
$$;
