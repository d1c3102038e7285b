-- Returns whether a session of this person goes on, and their account is neither deleted nor banned.
create or replace function private.is_session_alive(owner uuid, session uuid) returns boolean
  language plpgsql stable set search_path = ''
  as $$
begin
  return exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session and s.user_id = owner and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  );
end
$$;
