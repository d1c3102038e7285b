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
select private.protect_table('public.generations');
grant select (id, user_id, request_id, state, generator, title, error, created_at, settled_at)
  on public.generations to authenticated;
create policy owner_or_admin_reads on public.generations for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));

-- As before, but what is held is not yet spent: the ledger's own balance is what remains and what is held together.
create or replace function private.post_tokens(
  owner uuid, change integer, description text, source_type text, source_id text, actor uuid
) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  balance integer;
  held integer;
begin
  insert into public.user_tokens (user_id) values (owner) on conflict do nothing;
  select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  if exists (
    select from public.token_transactions t
    where t.source_type = post_tokens.source_type and t.source_id = post_tokens.source_id
  ) then
    return balance;
  end if;
  select count(*) into held from public.generations g where g.user_id = owner and g.state = 'held';
  update public.user_tokens set tokens_remaining = balance + change where user_id = owner;
  insert into public.token_transactions
    (user_id, transaction_type, amount, delta, balance_after, description, source_type, source_id, actor_id)
  values (
    owner, case when change > 0 then 'add' else 'use' end, abs(change), change, balance + change + held,
    post_tokens.description, post_tokens.source_type, post_tokens.source_id, actor
  );
  return balance + change;
end
$$;

drop function private.spend_token;

-- What asking for a run came to. `running` and `captured` are the run that was there before; `balance` is what remains.
create type private.generation_outcome as (outcome text, id uuid, balance integer, result jsonb);

-- A rule that is ready is paid for and kept in one go.
create function private.settle_generation(
  owner uuid, request uuid, answers text, title text, description text, result jsonb
) returns private.generation_outcome
  language plpgsql set search_path = ''
  as $$
declare
  known public.generations;
  balance integer;
  run uuid;
begin
  select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  select * into known from public.generations g
    where g.user_id = owner and g.request_id = request and g.answers_hash = answers;
  if known.state = 'captured' then
    return ('captured', known.id, balance, known.result)::private.generation_outcome;
  elsif known.state = 'held' then
    return ('running', known.id, balance, null)::private.generation_outcome;
  elsif coalesce(balance, 0) < 1 then
    return ('no_tokens', null, coalesce(balance, 0), null)::private.generation_outcome;
  end if;
  insert into public.generations (user_id, request_id, answers_hash, state, generator, title, result, settled_at)
    values (owner, request, answers, 'captured', 'offline', settle_generation.title, settle_generation.result, now())
    on conflict (user_id, request_id, answers_hash) do update
      set state = 'captured', generator = 'offline', title = excluded.title, result = excluded.result, error = null,
        settled_at = now()
    returning id into run;
  balance := private.post_tokens(owner, -1, settle_generation.description, 'generation', run::text, null);
  -- whoever settled it has the result already
  return ('settled', run, balance, null)::private.generation_outcome;
end
$$;

-- Takes a token aside for a run that needs time. Whoever does not settle it within the lease gives it back.
create function private.hold_generation(owner uuid, request uuid, answers text, title text, lease interval)
  returns private.generation_outcome
  language plpgsql set search_path = ''
  as $$
declare
  known public.generations;
  balance integer;
  run uuid;
begin
  select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  select * into known from public.generations g
    where g.user_id = owner and g.request_id = request and g.answers_hash = answers;
  if known.state = 'captured' then
    return ('captured', known.id, balance, known.result)::private.generation_outcome;
  elsif known.state = 'held' then
    return ('running', known.id, balance, null)::private.generation_outcome;
  elsif coalesce(balance, 0) < 1 then
    return ('no_tokens', null, coalesce(balance, 0), null)::private.generation_outcome;
  end if;
  update public.user_tokens set tokens_remaining = balance - 1 where user_id = owner;
  insert into public.generations (user_id, request_id, answers_hash, state, generator, title, lease_until)
    values (owner, request, answers, 'held', 'model', hold_generation.title, now() + lease)
    on conflict (user_id, request_id, answers_hash) do update
      set state = 'held', generator = 'model', title = excluded.title, lease_until = excluded.lease_until, error = null,
        settled_at = null
    returning id into run;
  return ('held', run, balance - 1, null)::private.generation_outcome;
end
$$;

-- The held token is spent and the rule kept; null where the run was settled otherwise before.
create function private.capture_generation(run uuid, generator text, title text, description text, result jsonb)
  returns integer
  language plpgsql set search_path = ''
  as $$
declare
  owner uuid := (select user_id from public.generations where id = run);
begin
  perform from public.user_tokens where user_id = owner for update;
  update public.generations
    set state = 'captured', generator = capture_generation.generator, title = capture_generation.title,
      result = capture_generation.result, lease_until = null, settled_at = now()
    where id = run and state = 'held';
  if not found then
    return null;
  end if;
  update public.user_tokens set tokens_remaining = tokens_remaining + 1 where user_id = owner;
  return private.post_tokens(owner, -1, capture_generation.description, 'generation', run::text, null);
end
$$;

-- The held token goes back; false where the run was settled before.
create function private.release_generation(run uuid, reason text) returns boolean
  language plpgsql set search_path = ''
  as $$
declare
  owner uuid := (select user_id from public.generations where id = run);
begin
  perform from public.user_tokens where user_id = owner for update;
  update public.generations set state = 'released', error = reason, lease_until = null, settled_at = now()
    where id = run and state = 'held';
  if not found then
    return false;
  end if;
  update public.user_tokens set tokens_remaining = tokens_remaining + 1 where user_id = owner;
  return true;
end
$$;

-- Gives back what runs left held that ended without a word; answers how many.
create function private.release_expired_generations() returns integer
  language plpgsql set search_path = ''
  as $$
declare
  run uuid;
  released integer := 0;
begin
  for run in select id from public.generations where state = 'held' and lease_until < now() order by user_id, id loop
    if private.release_generation(run, 'lease_expired') then
      released := released + 1;
    end if;
  end loop;
  return released;
end
$$;

-- What must always hold of tokens; every row is a fault. Reported, never mended.
create function private.ledger_faults() returns table (invariant text, subject uuid, detail text)
  language sql stable set search_path = ''
  as $$
  with sums as (
    select user_id, sum(delta) as total from public.token_transactions group by user_id
  ), holds as (
    select user_id, count(*) as held from public.generations where state = 'held' group by user_id
  ), chained as (
    select id, user_id, balance_after, sum(delta) over (partition by user_id order by id) as expected
    from public.token_transactions
  ), uses as (
    select source_id::uuid as run, count(*) as rows from public.token_transactions
    where source_type = 'generation' and source_id ~ '^[0-9a-f-]{36}$' group by source_id
  )
  select 'I1', b.user_id, format('remaining %s, ledger %s, held %s', b.tokens_remaining, coalesce(s.total, 0), coalesce(h.held, 0))
    from public.user_tokens b left join sums s using (user_id) left join holds h using (user_id)
    where b.tokens_remaining <> coalesce(s.total, 0) - coalesce(h.held, 0)
  union all
  select 'I1', s.user_id, 'a ledger without a balance' from sums s
    where not exists (select from public.user_tokens b where b.user_id = s.user_id)
  union all
  select 'I2', g.id, format('%s with %s rows in the ledger', g.state, coalesce(u.rows, 0))
    from public.generations g left join uses u on u.run = g.id
    where coalesce(u.rows, 0) <> case g.state when 'captured' then 1 else 0 end
  union all
  select 'I5', c.user_id, format('row %s says %s, the sum is %s', c.id, c.balance_after, c.expected)
    from chained c where c.balance_after <> c.expected
  union all
  select 'I6', b.user_id, format('remaining %s', b.tokens_remaining) from public.user_tokens b
    where b.tokens_remaining < 0 and not exists (
      select from public.token_transactions t
      where t.user_id = b.user_id and t.delta < 0 and t.source_type in ('refund', 'dispute')
    )
$$;
