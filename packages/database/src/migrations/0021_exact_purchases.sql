-- A payment that does not fit its order is decided on by a person, and then the order is fulfilled or refunded.
alter table public.orders drop constraint orders_state_check;
alter table public.orders add constraint orders_state_check check (state in (
  'draft', 'open', 'processing', 'fulfilled', 'expired', 'failed', 'review', 'refunded'
));
alter table public.orders
  -- what was really paid, where it may differ from what was ordered
  add column paid_amount integer check (paid_amount >= 0),
  add column paid_currency text check (paid_currency ~ '^[a-z]{3}$'),
  -- what the trial of a subscription brings at once
  add column trial_tokens integer not null default 0 check (trial_tokens >= 0);
grant select (paid_amount, paid_currency, trial_tokens) on public.orders to authenticated;
create index orders_in_review on public.orders (created_at) where state = 'review';
create index orders_of_subscription on public.orders (stripe_subscription_id) where stripe_subscription_id is not null;

alter table public.invoices
  -- when a paid invoice was accounted for; what was paid for nobody is withheld and returned instead
  add column settled_at timestamptz,
  add column withheld boolean not null default false,
  add column returned_at timestamptz;
update public.invoices set settled_at = created_at where status = 'paid';
create index invoices_withheld on public.invoices (created_at) where withheld and returned_at is null;

-- What each paid period of a subscription brings, as it was ordered, and from when on what was announced replaces it.
create table public.plan_terms (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id),
  stripe_subscription_id text not null,
  stripe_price_id text not null,
  tokens integer not null check (tokens >= 0),
  -- holds for periods that start at this time or later
  valid_from timestamptz not null,
  created_at timestamptz not null default now(),
  unique (stripe_subscription_id, valid_from)
);
create index plan_terms_of_person on public.plan_terms (user_id);
select private.protect_table('public.plan_terms');
grant select on public.plan_terms to authenticated;
create policy owner_or_admin_reads on public.plan_terms for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
insert into public.plan_terms (user_id, stripe_subscription_id, stripe_price_id, tokens, valid_from)
  select s.user_id, s.stripe_subscription_id, s.stripe_price_id, coalesce(
    (select o.tokens from public.orders o
      where o.stripe_subscription_id = s.stripe_subscription_id and o.stripe_price_id = s.stripe_price_id limit 1),
    (select (p.metadata ->> 'tokens_per_period')::integer from public.prices r join public.products p on p.id = r.product_id
      where r.stripe_price_id = s.stripe_price_id and p.metadata ->> 'tokens_per_period' ~ '^[0-9]{1,9}$'),
    0
  ), to_timestamp(0)
  from public.subscriptions s where s.user_id is not null and s.stripe_price_id is not null;

-- A paid order gives its tokens once: `known` where it is closed already, `nobody` where its account was deleted.
drop function private.fulfil_order(uuid, text, text, text, text);
create function private.fulfil_order(paid uuid, session text, intent text, receipt text, subscription text) returns text
  language plpgsql set search_path = ''
  as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders where id = paid for update;
  if bought.state in ('fulfilled', 'refunded') then
    return 'known';
  end if;
  -- a deletion that is under way ends before this goes on
  perform from auth.users where id = bought.user_id and deleted_at is null for share;
  if not found then
    return 'nobody';
  end if;
  update public.orders set state = 'fulfilled', problem = null, fulfilled_at = now(), checkout_session_id = session,
    payment_intent_id = intent, receipt_url = receipt, stripe_subscription_id = subscription
    where id = paid;
  if bought.kind = 'token_pack' and bought.tokens > 0 then
    perform private.post_tokens(
      bought.user_id, bought.tokens, 'Token purchase: ' || left(bought.product_name, 400) || ' package', 'order', paid::text, null
    );
  elsif bought.kind = 'subscription' and bought.trial_tokens > 0 then
    perform private.post_tokens(
      bought.user_id, bought.trial_tokens, 'Trial: ' || left(bought.product_name, 400), 'trial', paid::text, null
    );
  end if;
  return 'fulfilled';
end
$$;

-- A paid invoice of a subscription gives the tokens of its period, once; not while its order is in review, and never to
-- an account that was deleted.
create or replace function private.credit_invoice(paid text) returns boolean
  language plpgsql set search_path = ''
  as $$
declare
  invoice public.invoices;
  is_withheld boolean;
begin
  select * into invoice from public.invoices where id = paid for update;
  if invoice.status <> 'paid' or invoice.settled_at is not null or invoice.returned_at is not null then
    return false;
  end if;
  perform from auth.users where id = invoice.user_id and deleted_at is null for share;
  is_withheld := not found or exists (
    select from public.orders o
    where o.stripe_subscription_id = invoice.stripe_subscription_id and o.state in ('review', 'refunded')
  );
  update public.invoices set withheld = is_withheld, settled_at = case when is_withheld then null else now() end
    where id = paid;
  if is_withheld or invoice.tokens = 0 then
    return false;
  end if;
  perform private.post_tokens(
    invoice.user_id, invoice.tokens, 'Subscription: ' || left(invoice.product_name, 400), 'invoice', paid, null
  );
  return true;
end
$$;

-- As before, but only what was credited is taken back: an order in review and a withheld invoice gave nothing.
create or replace function private.settle_reversals(of_type text, of_id text, cause text) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  owner uuid;
  granted integer;
  paid integer;
  reversed integer;
  count_before integer;
  returned bigint;
  target integer;
begin
  if of_type = 'order' then
    select user_id, coalesce(paid_amount, amount), reversed_tokens, reversal_count
      into owner, paid, reversed, count_before from public.orders where id = of_id::uuid for update;
  else
    select user_id, total, reversed_tokens, reversal_count
      into owner, paid, reversed, count_before from public.invoices where id = of_id for update;
  end if;
  select coalesce(sum(t.delta), 0) into granted from public.token_transactions t
    where t.source_type = of_type and t.source_id = of_id;
  select coalesce(sum(amount), 0) into returned from private.reversals r
    where r.source_type = of_type and r.source_id = of_id and r.is_active;
  target := case when coalesce(paid, 0) = 0 then 0 else least(granted, granted * least(returned, paid) / paid) end;
  if target = reversed then
    return 0;
  end if;
  if of_type = 'order' then
    update public.orders set reversed_tokens = target, reversal_count = count_before + 1 where id = of_id::uuid;
  else
    update public.invoices set reversed_tokens = target, reversal_count = count_before + 1 where id = of_id;
  end if;
  perform private.post_tokens(
    owner, reversed - target,
    case when target < reversed then 'Tokens restored' when cause = 'dispute' then 'Payment disputed' else 'Payment refunded' end,
    case when target < reversed then 'restored' else cause end, of_type || ':' || of_id || ':' || (count_before + 1), null
  );
  return reversed - target;
end
$$;

-- As before, with the tokens of trials, and without invoices that give nothing because they are withheld.
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
  select 'I1', b.user_id, format('remaining %s, ledger %s, held %s', b.tokens_remaining, coalesce(s.total, 0), coalesce(h.held, 0))
    from public.user_tokens b left join sums s using (user_id) left join holds h using (user_id)
    where b.tokens_remaining <> coalesce(s.total, 0) - coalesce(h.held, 0)
  union all
  select 'I1', s.user_id, 'a ledger without a balance' from sums s
    where not exists (select from public.user_tokens b where b.user_id = s.user_id)
  union all
  select 'I2', g.id, format('%s with %s rows in the ledger', g.state, coalesce(u.rows, 0))
    from public.generations g left join uses u on u.run = g.id
    where coalesce(u.rows, 0) <> case g.state when 'captured' then 1 else 0 end
  union all
  select 'I3', coalesce(g.user_id, c.user_id),
      format('%s %s gives %s, the ledger has %s', coalesce(g.source_type, c.source_type), coalesce(g.source_id, c.source_id),
        g.tokens, c.delta)
    from grants g full join credits c on c.source_type = g.source_type and c.source_id = g.source_id
    where g.tokens is distinct from c.delta or g.user_id is distinct from c.user_id
  union all
  select 'I4', coalesce(r.user_id, t.user_id), format('reversed %s, the ledger took %s', r.tokens, t.tokens)
    from reversed r full join taken t on t.user_id = r.user_id
    where coalesce(r.tokens, 0) <> coalesce(t.tokens, 0)
  union all
  select 'I5', c.user_id, format('row %s says %s, the sum is %s', c.id, c.balance_after, c.expected)
    from chained c where c.balance_after <> c.expected
  union all
  select 'I6', b.user_id, format('remaining %s', b.tokens_remaining) from public.user_tokens b
    where b.tokens_remaining < 0 and not exists (
      select from public.token_transactions t
      where t.user_id = b.user_id and t.delta < 0 and t.source_type in ('refund', 'dispute')
    )
$$;

-- What a run of a deleted account still brings is not kept.
create function private.drop_result_of_deleted() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if exists (select from auth.users where id = new.user_id and deleted_at is not null) then
    new.result := null;
  end if;
  return new;
end
$$;
create trigger drop_result_of_deleted before insert or update of result on public.generations
  for each row when (new.result is not null) execute function private.drop_result_of_deleted();
