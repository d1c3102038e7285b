-- An order as it was placed: what was bought for how much, frozen, whatever becomes of the catalogue. A session at the
-- provider collects the payment; the order says what it is for.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 1001) unique,
  user_id uuid not null references auth.users (id),
  kind text not null check (kind in ('token_pack', 'subscription')),
  stripe_price_id text not null,
  product_name text not null check (length(product_name) between 1 and 5000),
  -- what is credited once, or with each paid invoice of a subscription
  tokens integer not null check (tokens >= 0),
  -- minor units: the price, and what is due at once
  list_amount integer not null check (list_amount >= 0),
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  interval text check (interval in ('day', 'week', 'month', 'year')),
  interval_count integer check (interval_count >= 1),
  trial_days integer not null default 0 check (trial_days >= 0),
  promotion_code text check (length(promotion_code) <= 500),
  language text not null check (language in ('en', 'de')),
  vat_mode text not null,
  state text not null default 'draft' check (state in (
    'draft', 'open', 'processing', 'fulfilled', 'expired', 'failed', 'review'
  )),
  -- what a person has to look at, where the state is `review`
  problem text check (length(problem) <= 500),
  -- makes a new key for the provider after it definitely failed
  attempt integer not null default 1,
  checkout_session_id text unique,
  checkout_url text,
  checkout_expires_at timestamptz,
  payment_intent_id text unique,
  receipt_url text,
  stripe_subscription_id text,
  reversed_tokens integer not null default 0 check (reversed_tokens between 0 and tokens),
  reversal_count integer not null default 0,
  created_at timestamptz not null default now(),
  fulfilled_at timestamptz,
  check ((kind = 'subscription') = (interval is not null)),
  check ((state = 'fulfilled') = (fulfilled_at is not null))
);
create index orders_newest on public.orders (user_id, created_at desc);
create index orders_unsettled on public.orders (created_at) where state in ('draft', 'open', 'processing');
-- two tabs cannot both be about to subscribe
create unique index orders_one_subscription on public.orders (user_id)
  where kind = 'subscription' and state in ('draft', 'open', 'processing');
select private.protect_table('public.orders');
grant select (
  id, number, user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, interval, interval_count,
  trial_days, language, state, receipt_url, reversed_tokens, created_at, fulfilled_at
) on public.orders to authenticated;
create policy owner_or_admin_reads on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));

-- Invoices of subscriptions, as the provider wrote them; `tokens` is what the paid one credited.
create table public.invoices (
  id text primary key,
  user_id uuid not null references auth.users (id),
  stripe_subscription_id text not null,
  number text,
  product_name text not null default '',
  total integer not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null,
  tokens integer not null default 0 check (tokens >= 0),
  period_start timestamptz not null,
  period_end timestamptz not null,
  receipt_url text,
  payment_intent_id text unique,
  reversed_tokens integer not null default 0 check (reversed_tokens between 0 and tokens),
  reversal_count integer not null default 0,
  created_at timestamptz not null,
  read_at timestamptz not null
);
create index invoices_newest on public.invoices (user_id, created_at desc);
select private.protect_table('public.invoices');
grant select (
  id, user_id, stripe_subscription_id, number, product_name, total, currency, status, tokens, period_start, period_end,
  receipt_url, reversed_tokens, created_at
) on public.invoices to authenticated;
create policy owner_or_admin_reads on public.invoices for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));

-- Money that went back: a refund, or a dispute while it is not won.
create table private.reversals (
  id text primary key,
  kind text not null check (kind in ('refund', 'dispute')),
  source_type text not null check (source_type in ('order', 'invoice')),
  source_id text not null,
  amount integer not null check (amount >= 0),
  is_active boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz not null
);
create index reversals_of_source on private.reversals (source_type, source_id);
alter table private.reversals enable row level security;

-- Everything the provider tells of, before anything is done about it.
create table private.payment_events (
  id text primary key,
  type text not null,
  object_id text not null default '',
  livemode boolean not null,
  api_version text,
  payload jsonb not null,
  state text not null check (state in ('waiting', 'handled', 'ignored')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
create index payment_events_waiting on private.payment_events (received_at) where state = 'waiting';
create index payment_events_newest on private.payment_events (received_at desc);
alter table private.payment_events enable row level security;

-- What a comparison with the provider found.
create table private.reconciliations (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  mended integer not null,
  differences jsonb not null
);
create index reconciliations_newest on private.reconciliations (finished_at desc);
alter table private.reconciliations enable row level security;

alter table private.consents add column order_id uuid references public.orders (id);
create index consents_order on private.consents (order_id) where order_id is not null;
-- `read_at`, here and below: when the provider was asked for what the row says
alter table public.subscriptions
  add column cancel_at timestamptz, add column trial_reminded_at timestamptz, add column read_at timestamptz;

-- The objects of the payment sandbox, for trying the product without a provider.
create table private.sandbox_objects (
  seq bigint generated always as identity,
  kind text not null,
  id text not null,
  data jsonb not null,
  primary key (kind, id)
);
create index sandbox_objects_newest on private.sandbox_objects (kind, seq desc);
create index sandbox_objects_fields on private.sandbox_objects using gin (data jsonb_path_ops);
alter table private.sandbox_objects enable row level security;

-- A paid order gives its tokens, once whoever asks how often; false where it had been fulfilled.
create function private.fulfil_order(paid uuid, session text, intent text, receipt text, subscription text)
  returns boolean
  language plpgsql set search_path = ''
  as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders where id = paid for update;
  if bought.state = 'fulfilled' then
    return false;
  end if;
  update public.orders set state = 'fulfilled', problem = null, fulfilled_at = now(), checkout_session_id = session,
    payment_intent_id = intent, receipt_url = receipt, stripe_subscription_id = subscription
    where id = paid;
  if bought.kind = 'token_pack' and bought.tokens > 0 then
    perform private.post_tokens(
      bought.user_id, bought.tokens, 'Token purchase: ' || left(bought.product_name, 400) || ' package', 'order', paid::text, null
    );
  end if;
  return true;
end
$$;

-- A paid invoice of a subscription gives the tokens of its period, once.
create function private.credit_invoice(paid text) returns boolean
  language plpgsql set search_path = ''
  as $$
declare
  invoice public.invoices;
begin
  select * into invoice from public.invoices where id = paid for update;
  if invoice.status <> 'paid' or invoice.tokens = 0 or exists (
    select from public.token_transactions t where t.source_type = 'invoice' and t.source_id = paid
  ) then
    return false;
  end if;
  perform private.post_tokens(
    invoice.user_id, invoice.tokens, 'Subscription: ' || left(invoice.product_name, 400), 'invoice', paid, null
  );
  return true;
end
$$;

-- Takes back, or gives back, what the reversals of an order or invoice now come to: its tokens in proportion to the
-- money that returned, never more than it gave. Asked again it changes nothing.
create function private.settle_reversals(of_type text, of_id text, cause text) returns integer
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
    select user_id, case when kind = 'token_pack' then tokens else 0 end, amount, reversed_tokens, reversal_count
      into owner, granted, paid, reversed, count_before from public.orders where id = of_id::uuid for update;
  else
    select user_id, tokens, total, reversed_tokens, reversal_count
      into owner, granted, paid, reversed, count_before from public.invoices where id = of_id for update;
  end if;
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

-- As before, and what was bought: every credit has its paid order or invoice, and nothing is taken back twice.
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
    select 'invoice', id, user_id, tokens from public.invoices where status = 'paid' and tokens > 0
  ), credits as (
    select source_type, source_id, user_id, delta from public.token_transactions where source_type in ('order', 'invoice')
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
