-- Enables row level security on a table, and grants the server's role all of it.
create or replace function private.protect_table(table_name regclass) returns void
  language plpgsql set search_path = ''
  as $$
begin
  execute format('alter table %s enable row level security', table_name);
  execute format('grant select, insert, update, delete on %s to service_role', table_name);
  execute format('drop policy if exists service_role_all on %s', table_name);
  execute format('create policy service_role_all on %s to service_role using (true) with check (true)', table_name);
end
$$;
