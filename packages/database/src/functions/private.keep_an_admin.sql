-- Refuses every change that leaves the site without an admin who can sign in. The lock makes two changes take turns.
create or replace function private.keep_an_admin() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' then
    if new.app_metadata -> 'is_admin' = 'true'::jsonb and new.deleted_at is null
      and (new.banned_until is null or new.banned_until <= now()) then
      return null;
    end if;
    if (new.app_metadata -> 'is_admin', new.deleted_at, new.banned_until)
      is not distinct from (old.app_metadata -> 'is_admin', old.deleted_at, old.banned_until) then
      return null;
    end if;
  end if;
  perform pg_advisory_xact_lock(7301001);
  if not private.has_working_admin() then
    raise sqlstate 'RW001' using message = 'the last admin cannot be removed or banned';
  end if;
  return null;
end
$$;
