-- Roles belong to the whole server, which may hold several databases of this product.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin noinherit', role_name);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    -- since version 16 a member may still lack the right to become the role
    if not pg_has_role(
      current_user, role_name,
      case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end
    ) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end
$$;

create schema auth;
revoke all on schema auth from public;
grant usage on schema public, auth to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;
