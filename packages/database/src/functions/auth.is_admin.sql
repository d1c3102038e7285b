-- Reads the database instead of the token, so that a revoked right ends at once.
create or replace function auth.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select app_metadata -> 'is_admin' = 'true'::jsonb from auth.users where id = auth.uid()), false)
  $$;
grant execute on function auth.is_admin to anon, authenticated, service_role;
