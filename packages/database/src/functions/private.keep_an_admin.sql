-- Refuses every change that leaves the site without an admin. The lock makes two removals take turns.
create or replace function private.keep_an_admin() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' then
    if new.app_metadata -> 'is_admin' = 'true'::jsonb and new.deleted_at is null then
      return null;
    end if;
  end if;
  perform pg_advisory_xact_lock(7301001);
  if not private.has_admin() then
    raise sqlstate 'RW001' using message = 'the last admin cannot be removed';
  end if;
  return null;
end
$$;
