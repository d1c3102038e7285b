-- Spends the held token, stores the rule and records the consent, if there is one; returns null if the run was already settled in
-- another way.
create or replace function private.capture_generation(
  run uuid, generator text, title text, description text, result json, consent jsonb default null
) returns integer
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
  if consent is not null then
    perform private.record_consent(owner, consent);
  end if;
  update public.user_tokens set tokens_remaining = tokens_remaining + 1 where user_id = owner;
  return private.post_tokens(owner, -1, capture_generation.description, 'generation', run::text, null);
end
$$;
