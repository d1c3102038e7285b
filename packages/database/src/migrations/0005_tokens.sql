create table public.user_tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  tokens_remaining integer not null default 0,
  updated_at timestamptz not null default now()
);

-- delta is what the balance changed by, amount its size: the ledger is read by people and summed by machines.
create table public.token_transactions (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id),
  transaction_type text not null check (transaction_type in ('add', 'use')),
  amount integer not null check (amount > 0),
  delta integer not null check (delta = case transaction_type when 'add' then amount else -amount end),
  balance_after integer not null,
  description text not null default '' check (length(description) <= 500),
  source_type text not null check (length(source_type) between 1 and 60),
  source_id text not null check (length(source_id) between 1 and 255),
  actor_id uuid,
  created_at timestamptz not null default now(),
  unique (source_type, source_id)
);
create index token_transactions_newest on public.token_transactions (user_id, created_at desc, id desc);
