-- Charges for a finished rule, one token or none, and stores it, in one step. A given session must still be alive. With `offered_since`, a newer rule
-- from the same answers and knowledge is returned instead. Both are checked while the balance is locked, so that a call that waited for the lock
-- sees what happened meanwhile. A given access token must be allowed to spend; a run that was paid for is returned beyond its limit
-- too. A given consent is recorded if the rule is paid for. The new run is inserted before an older one is
-- looked for: a conflict on the unique key is cheap whatever the statistics say, while a search may pick an index and read all
-- runs of the person.
create or replace function private.settle_generation(
  owner uuid, request uuid, answers text, title text, description text, result json,
  session uuid default null, offered_since timestamptz default null, consent jsonb default null,
  access_token uuid default null, price integer default 1
) returns private.generation_outcome
  language plpgsql set search_path = ''
  as $$
declare
  known record;
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
    -- what is free counts for no limit
    if price = 0 then
      refusal := null;
    end if;
  end if;
  if offered_since is not null then
    run := private.find_existing(
      owner, request, answers, offered_since, settle_generation.result #>> '{rule,knowledgeVersion}'
    );
    if run is not null then
      return ('exists', run, 0)::private.generation_outcome;
    end if;
  end if;
  -- a debt is no reason to refuse what is free
  if (price = 0 or coalesce(balance, 0) >= price) and refusal is null then
    insert into public.generations as g (
      user_id, request_id, answers_hash, state, generator, title, result, settled_at, access_token_id, price
    )
      values (
        owner, request, answers, 'captured', 'offline', settle_generation.title, settle_generation.result, now(), access_token,
        settle_generation.price
      )
      on conflict (user_id, request_id, answers_hash) do update
        set state = 'captured', generator = 'offline', title = excluded.title, result = excluded.result, error = null,
          created_at = now(), settled_at = now(), access_token_id = excluded.access_token_id, price = excluded.price
        where g.state = 'released'
      returning g.id into run;
  end if;
  if run is null then
    select g.id, g.state into known from public.generations g
      where g.user_id = owner and g.request_id = request and g.answers_hash = answers;
    if known.state = 'captured' then
      return ('captured', known.id, balance)::private.generation_outcome;
    elsif known.state = 'held' then
      return ('running', known.id, balance)::private.generation_outcome;
    end if;
    return (coalesce(refusal, 'no_tokens'), null, coalesce(balance, 0))::private.generation_outcome;
  end if;
  if price > 0 then
    balance := private.post_tokens(
      owner, -price, settle_generation.description, 'generation', run::text, null,
      jsonb_build_object('title', settle_generation.title)
    );
  end if;
  if consent is not null then
    perform private.record_consent(owner, consent);
  end if;
  return ('settled', run, coalesce(balance, 0))::private.generation_outcome;
end
$$;
