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

create function auth.jwt() returns jsonb
  language sql stable set search_path = ''
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}'::jsonb) $$;

create function auth.uid() returns uuid
  language sql stable set search_path = ''
  as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;

create function auth.role() returns text
  language sql stable set search_path = ''
  as $$ select auth.jwt() ->> 'role' $$;

grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;

-- What every exposed table has: row security, and the whole table for the server's own role.
create function private.protect_table(table_name regclass) returns void
  language plpgsql set search_path = ''
  as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('grant select, insert, update, delete on %s to service_role', table_name);
  execute format('create policy service_role_all on %s to service_role using (true) with check (true)', table_name);
end
$$;

create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.updated_at := now();
  return new;
end
$$;
