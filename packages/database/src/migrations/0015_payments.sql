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
