-- What somebody declared by ticking a box: which words, when, and a trace of from where.
create table private.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id),
  declaration text not null check (length(declaration) between 1 and 60),
  version text not null check (length(version) between 1 and 40),
  text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('en', 'de')),
  address_hash text not null,
  given_at timestamptz not null default now()
);
create index consents_user on private.consents (user_id, given_at desc);
alter table private.consents enable row level security;

-- Withdrawals and cancellations as they were received; what becomes of them is decided by a person.
create table private.legal_notices (
  id uuid primary key,
  kind text not null check (kind in ('withdrawal', 'cancellation')),
  language text not null check (language in ('en', 'de')),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 255),
  contract_reference text not null check (length(contract_reference) between 1 and 300),
  details jsonb not null default '{}',
  receipt text not null,
  address_hash text not null,
  received_at timestamptz not null,
  -- a refund is due 14 days after a withdrawal; a cancellation is looked at by then, too
  due_at timestamptz not null,
  settled_at timestamptz
);
create index legal_notices_open on private.legal_notices (due_at) where settled_at is null;
alter table private.legal_notices enable row level security;
