alter table auth.users
  add column banned_until timestamptz,
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column deleted_at timestamptz;
create index users_newest on auth.users (created_at desc, id);
create index users_admins on auth.users (id) where app_metadata -> 'is_admin' = 'true'::jsonb;

-- A signed-in device. Its refresh token is a number under the server's seal: only the newest number is active.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  amr jsonb not null check (jsonb_typeof(amr) = 'array'),
  generation integer not null default 1 check (generation > 0),
  address_hash text,
  user_agent text not null default '' check (length(user_agent) <= 300),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id);
alter table auth.sessions enable row level security;

-- What a mailed link proves; the newest of a purpose replaces the one before.
create table auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('recovery', 'signup', 'email_change')),
  new_email text check ((new_email is not null) = (purpose = 'email_change')),
  redirect_to text not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('plain', 's256')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, purpose),
  check ((code_challenge is null) = (code_challenge_method is null))
);
alter table auth.one_time_tokens enable row level security;

-- A link that was opened in the flow with a code: the code waits for who knows its verifier.
create table auth.flow_states (
  auth_code uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('recovery', 'signup', 'email_change')),
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('plain', 's256')),
  created_at timestamptz not null default now()
);
create index flow_states_created on auth.flow_states (created_at);
alter table auth.flow_states enable row level security;

create table private.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (length(action) between 1 and 60),
  subject_id text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
alter table private.audit_log enable row level security;

create table private.admin_requests (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.admin_requests enable row level security;
