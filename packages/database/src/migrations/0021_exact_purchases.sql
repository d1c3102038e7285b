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
insert into public.plan_terms (user_id, stripe_subscription_id, stripe_price_id, tokens, valid_from)
  select s.user_id, s.stripe_subscription_id, s.stripe_price_id, coalesce(
    (select o.tokens from public.orders o
      where o.stripe_subscription_id = s.stripe_subscription_id and o.stripe_price_id = s.stripe_price_id limit 1),
    (select (p.metadata ->> 'tokens_per_period')::integer from public.prices r join public.products p on p.id = r.product_id
      where r.stripe_price_id = s.stripe_price_id and p.metadata ->> 'tokens_per_period' ~ '^[0-9]{1,9}$'),
    0
  ), to_timestamp(0)
  from public.subscriptions s where s.user_id is not null and s.stripe_price_id is not null;
