-- Notifies the servers of committed changes that `private.notify_change` had collected.
create or replace function private.announce_changes(changes text[]) returns void
  language plpgsql set search_path = ''
  as $$
begin
  perform pg_notify('regelwerk_changes', change) from unnest(changes) as change;
end
$$;
