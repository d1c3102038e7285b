create trigger touch_updated_at before update on public.subscriptions
  for each row execute function private.touch_updated_at();
create trigger notify_change after insert or update or delete on public.subscriptions
  for each row execute function private.notify_change('id');
