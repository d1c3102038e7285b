-- Holds a token for a run and releases it if the run is not settled within its lease. Requesting the same run again restarts it.
-- With `offered_since`, returns `running` if the person has another run from the same answers that is unfinished or finished after
-- that time: the caller has just checked for one, so it started or ended in between. A given session must still be alive while
-- the balance is locked, and a given access token be allowed to spend, as in `private.settle_generation`.
create or replace function private.hold_generation(
  owner uuid, request uuid, answers text, title text, lease interval, offered_since timestamptz default null,
  session uuid default null, access_token uuid default null
) returns private.generation_outcome
  language plpgsql set search_path = ''
  as $$
declare
  known public.generations;
  balance integer;
  run uuid;
  refusal text;
begin
  select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  if session is not null and not private.is_session_alive(owner, session) then
    return ('no_session', null, 0)::private.generation_outcome;
  end if;
  if access_token is not null then
    refusal := private.access_token_refusal(owner, access_token);
    if refusal = 'no_session' then
      return (refusal, null, 0)::private.generation_outcome;
    end if;
  end if;
  select * into known from public.generations g
    where g.user_id = owner and g.request_id = request and g.answers_hash = answers;
  if known.state = 'captured' then
    return ('captured', known.id, balance)::private.generation_outcome;
  elsif known.state = 'held' then
    return ('running', known.id, balance)::private.generation_outcome;
  elsif offered_since is not null and exists (
    select from public.generations g
    where g.user_id = owner and g.answers_hash = answers and g.request_id <> request
      and (g.lease_until > now() or g.result is not null and g.created_at > offered_since)
  ) then
    return ('running', null, balance)::private.generation_outcome;
  elsif refusal is not null then
    return (refusal, null, balance)::private.generation_outcome;
  elsif coalesce(balance, 0) < 1 then
    return ('no_tokens', null, coalesce(balance, 0))::private.generation_outcome;
  end if;
  update public.user_tokens set tokens_remaining = balance - 1 where user_id = owner;
  insert into public.generations (user_id, request_id, answers_hash, state, generator, title, lease_until, access_token_id)
    values (owner, request, answers, 'held', 'model', hold_generation.title, now() + lease, access_token)
    on conflict (user_id, request_id, answers_hash) do update
      set state = 'held', generator = 'model', title = excluded.title, lease_until = excluded.lease_until, error = null,
        created_at = now(), settled_at = null, access_token_id = excluded.access_token_id
    returning id into run;
  return ('held', run, balance - 1)::private.generation_outcome;
end
$$;
