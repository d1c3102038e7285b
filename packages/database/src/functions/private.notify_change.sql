-- Notifies the servers of a changed row: its table, key and owner, if any. Each subscriber reads the row with their own rights.
create or replace function private.notify_change() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  key jsonb := jsonb_build_object(tg_argv[0], changed -> tg_argv[0]);
begin
  for at in 1 .. tg_nargs - 1 loop
    key := key || jsonb_build_object(tg_argv[at], changed -> tg_argv[at]);
  end loop;
  perform pg_notify('regelwerk_changes', json_build_object(
    'table', tg_table_name, 'type', tg_op, 'key', key, 'owner', changed -> 'user_id',
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )::text);
  return null;
end
$$;
