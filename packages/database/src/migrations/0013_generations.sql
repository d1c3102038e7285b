-- One run that makes a rule: what it takes, what came of it, and the rule itself for thirty days. A run with a model
-- holds its token until it is settled; the same request with the same answers is the same run however often it is asked.
create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id),
  request_id uuid not null,
  answers_hash text not null check (length(answers_hash) = 43),
  state text not null check (state in ('held', 'captured', 'released')),
  generator text not null check (generator in ('offline', 'model')),
  title text not null check (length(title) between 1 and 300),
  result jsonb,
  -- why nothing was charged, as a stable code
  error text check (length(error) <= 60),
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (user_id, request_id, answers_hash),
  check ((state = 'held') = (lease_until is not null)),
  check ((state = 'held') = (settled_at is null)),
  check (state = 'captured' or result is null)
);
create index generations_newest on public.generations (user_id, created_at desc, id desc);
create index generations_held on public.generations (user_id) where state = 'held';
create index generations_leases on public.generations (lease_until) where state = 'held';
create index generations_kept on public.generations (created_at) where result is not null;

drop function if exists private.spend_token(uuid, text, text, text);

-- What asking for a run came to. `running` and `captured` are the run that was there before; `balance` is what remains.
create type private.generation_outcome as (outcome text, id uuid, balance integer, result jsonb);
