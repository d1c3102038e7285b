create trigger notify_change after insert or update or delete on public.prices
  for each row execute function private.notify_change('id');
