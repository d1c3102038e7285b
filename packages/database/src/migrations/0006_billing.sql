create table public.customers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  email text not null check (length(email) between 3 and 255),
  name text check (length(name) <= 200),
  stripe_customer_id text unique,
  created_at timestamptz not null default now()
);

create table public.products (
  id uuid primary key default gen_random_uuid(),
  stripe_product_id text not null unique,
  name text not null check (length(name) between 1 and 5000),
  description text check (length(description) <= 40000),
  active boolean not null default true,
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- amounts are whole minor units of their currency
create table public.prices (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products (id) on delete cascade,
  stripe_price_id text not null unique,
  active boolean not null default true,
  unit_amount integer not null check (unit_amount >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  interval text check (interval in ('day', 'week', 'month', 'year')),
  interval_count integer check (interval_count >= 1),
  trial_period_days integer check (trial_period_days >= 0),
  created_at timestamptz not null default now(),
  check ((interval is null) = (interval_count is null))
);
create index prices_of_product on public.prices (product_id, unit_amount);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  customer_id uuid references public.customers (id) on delete set null,
  stripe_subscription_id text not null unique,
  stripe_price_id text,
  status text not null check (status in (
    'trialing', 'active', 'incomplete', 'incomplete_expired', 'past_due', 'canceled', 'unpaid', 'paused'
  )),
  current_period_start timestamptz,
  current_period_end timestamptz,
  trial_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_newest on public.subscriptions (user_id, created_at desc);
create index subscriptions_of_customer on public.subscriptions (customer_id);

create table public.discounts (
  id uuid primary key default gen_random_uuid(),
  stripe_coupon_id text not null unique,
  name text not null check (length(name) between 2 and 40),
  description text check (length(description) <= 500),
  percent_off numeric(5, 2) check (percent_off > 0 and percent_off <= 100),
  amount_off integer check (amount_off > 0),
  currency text check (currency ~ '^[a-z]{3}$'),
  duration text not null check (duration in ('forever', 'once', 'repeating')),
  duration_in_months integer check (duration_in_months >= 1),
  max_redemptions integer check (max_redemptions >= 1),
  redeem_by timestamptz,
  active boolean not null default true,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((percent_off is null) <> (amount_off is null)),
  check ((amount_off is null) = (currency is null)),
  check ((duration = 'repeating') = (duration_in_months is not null))
);
