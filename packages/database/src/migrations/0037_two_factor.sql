-- The authenticator app of an account; there is one at most. Its secret is sealed by the server.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  friendly_name text not null default '' check (length(friendly_name) <= 100),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null check (length(secret) <= 500),
  -- the time step of the last code that was accepted; an older or equal one is a replay
  last_step bigint,
  -- the set of recovery codes, as clients name it; null before the first set
  recovery_id uuid unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table auth.mfa_factors enable row level security;

create table auth.mfa_recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
alter table auth.mfa_recovery_codes enable row level security;

-- Whether a session was proved by a second factor.
alter table auth.sessions add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2'));
