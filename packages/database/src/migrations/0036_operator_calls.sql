-- What the operator was called for, once for each event. `facts` holds ids and numbers for the text, no personal data.
create table private.operator_calls (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in ('dispute', 'review', 'withdrawal', 'cancellation', 'reconciliation', 'dead_mails', 'late_jobs')),
  key text not null unique check (length(key) <= 200),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  created_at timestamptz not null default now(),
  -- when its mail and webhook were queued
  told_at timestamptz
);
create index operator_calls_oldest on private.operator_calls (created_at);
alter table private.operator_calls enable row level security;
