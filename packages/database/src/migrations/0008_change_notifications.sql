-- Tells listening servers which row changed: table, key and, where rows belong to somebody, whose it is. What a
-- subscriber may see of it is asked under the subscriber's own rights.
create function private.notify_change() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  key jsonb := '{}';
  column_name text;
begin
  foreach column_name in array tg_argv loop
    key := key || jsonb_build_object(column_name, changed -> column_name);
  end loop;
  perform pg_notify('regelwerk_changes', jsonb_build_object(
    'table', tg_table_name, 'type', tg_op, 'key', key, 'owner', changed -> 'user_id',
    'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )::text);
  return null;
end
$$;

create trigger notify_change after insert or update or delete on public.translations
  for each row execute function private.notify_change('key', 'language');
create trigger notify_change after insert or update or delete on public.ai_models
  for each row execute function private.notify_change('id');
create trigger notify_change after insert or update or delete on public.user_configurations
  for each row execute function private.notify_change('id');
create trigger notify_change after insert or update or delete on public.user_tokens
  for each row execute function private.notify_change('user_id');
create trigger notify_change after insert on public.token_transactions
  for each row execute function private.notify_change('id');
create trigger notify_change after insert or update or delete on public.products
  for each row execute function private.notify_change('id');
create trigger notify_change after insert or update or delete on public.prices
  for each row execute function private.notify_change('id');
create trigger notify_change after insert or update or delete on public.subscriptions
  for each row execute function private.notify_change('id');
