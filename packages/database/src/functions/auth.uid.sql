-- Returns the caller's account; null if their session has ended.
create or replace function auth.uid() returns uuid
  language sql stable security definer set search_path = ''
  as $$
    select (token.claims ->> 'sub')::uuid
    from (select auth.jwt() as claims) as token
    where token.claims ->> 'sub' <> '' and (
      not token.claims ? 'session_id' or exists (
        select from auth.sessions
        where sessions.id = (token.claims ->> 'session_id')::uuid and sessions.user_id = (token.claims ->> 'sub')::uuid
      )
    )
  $$;
grant execute on function auth.uid to anon, authenticated, service_role;
