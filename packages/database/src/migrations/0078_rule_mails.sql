-- Who wants a monthly mail about saved rules that may no longer be true. Sent once its link confirms that the mailbox wants it, too.
create table public.rule_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  sent_at timestamptz
);
alter table public.rule_mails enable row level security;
