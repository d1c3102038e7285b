-- A personal access token of a program. Only the hash of its secret is stored; revoking deletes the row.
create table auth.access_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null unique,
  name text not null check (length(name) between 1 and 80),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['rules:read', 'rules:write']),
  -- how many tokens of the account it may spend in 24 hours
  daily_limit integer not null check (daily_limit between 1 and 100),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index access_tokens_user on auth.access_tokens (user_id);
alter table auth.access_tokens enable row level security;

-- A program that waits for a person to approve it (RFC 8628). `user_id` is who approved or denied it.
create table auth.device_codes (
  code_hash text primary key,
  user_code_hash text not null unique,
  machine_name text not null check (length(machine_name) between 1 and 80),
  user_id uuid references auth.users (id) on delete cascade,
  is_approved boolean,
  poll_seconds integer not null default 5,
  polled_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((user_id is null) = (is_approved is null))
);
create index device_codes_user on auth.device_codes (user_id) where user_id is not null;
alter table auth.device_codes enable row level security;

-- The access token that made a run, for its limit of a day.
alter table public.generations
  add column access_token_id uuid references auth.access_tokens (id) on delete set null;
create index generations_access_token on public.generations (access_token_id, created_at) where access_token_id is not null;
