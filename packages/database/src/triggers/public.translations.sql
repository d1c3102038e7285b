create trigger touch_updated_at before update on public.translations
  for each row execute function private.touch_updated_at();
create trigger notify_change after insert or update or delete on public.translations
  for each row execute function private.notify_change('key', 'language');
create trigger require_storable_choices before insert or update of language on public.translations
  for each row execute function private.require_storable_choices('language', 'language');
