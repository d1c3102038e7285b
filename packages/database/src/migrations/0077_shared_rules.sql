-- A link under which everybody who has it reads a saved rule. Only the hash of its token is kept.
create table public.rule_shares (
  configuration_id uuid primary key references public.user_configurations (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
alter table public.rule_shares enable row level security;
