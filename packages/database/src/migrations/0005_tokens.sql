create table public.user_tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  tokens_remaining integer not null default 0,
  updated_at timestamptz not null default now()
);
select private.protect_table('public.user_tokens');
grant select on public.user_tokens to authenticated;
create policy owner_or_admin_reads on public.user_tokens for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
create trigger touch_updated_at before update on public.user_tokens
  for each row execute function private.touch_updated_at();

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
select private.protect_table('public.token_transactions');
revoke update, delete on public.token_transactions from service_role;
grant select on public.token_transactions to authenticated;
create policy owner_or_admin_reads on public.token_transactions for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));

create function private.refuse_ledger_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  raise insufficient_privilege using message = 'the token ledger is append-only';
end
$$;
create trigger append_only before update or delete on public.token_transactions
  for each row execute function private.refuse_ledger_change();
create trigger append_only_truncate before truncate on public.token_transactions
  for each statement execute function private.refuse_ledger_change();
