-- Releases the held token; returns false if the run was already settled.
create or replace function private.release_generation(run uuid, reason text) returns boolean
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
