-- Returns the caller's account; null if their session has ended. Most policies call it once for each statement: this language keeps
-- its plans for the session, while a function in SQL would be planned again by every statement.
create or replace function auth.uid() returns uuid
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  claims jsonb := auth.jwt();
  person uuid;
begin
  if coalesce(claims ->> 'sub', '') = '' then
    return null;
  end if;
  person := (claims ->> 'sub')::uuid;
  if claims ? 'session_id' then
    perform from auth.sessions where id = (claims ->> 'session_id')::uuid and user_id = person;
    if not found then
      return null;
    end if;
  end if;
  return person;
end
$$;
grant execute on function auth.uid to anon, authenticated, service_role;
