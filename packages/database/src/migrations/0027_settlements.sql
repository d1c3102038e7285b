-- What the end of a contract pays back: decided once, then carried out at the provider by a job. `refunds` holds one entry for
-- each payment: {payment, amount in minor units, keptTokens}.
create table private.settlements (
  id uuid primary key default gen_random_uuid(),
  cause text not null check (cause in ('withdrawal', 'cancellation', 'account_end')),
  order_id uuid not null references public.orders (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  notice_id uuid unique references private.legal_notices (id) on delete set null,
  ends_plan boolean not null,
  refunds jsonb not null check (jsonb_typeof(refunds) = 'array'),
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- why the provider refused it, for the admin
  problem text check (length(problem) <= 500),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
-- one decision at a time for a contract, and a plan that was ended by a cancellation is settled once
create unique index settlements_open on private.settlements (order_id) where done_at is null;
create unique index settlements_of_cancellation on private.settlements (order_id) where cause = 'cancellation';
create index settlements_of_person on private.settlements (user_id);
alter table private.settlements enable row level security;

-- when an admin, or for a cancellation the shop itself, accepted it; a job carries it out and settles it
alter table private.legal_notices
  add column accepted_at timestamptz,
  add column accepted_order_id uuid references public.orders (id) on delete set null;
