-- Reads the database instead of the token, so that a revoked right ends at once. An admin with a second factor, or who must
-- have one, is an admin only in a session that was proved by it.
create or replace function auth.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select public.admin_standing() = 'full' $$;
grant execute on function auth.is_admin to anon, authenticated, service_role;
