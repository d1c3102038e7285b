create trigger require_storable_choices before insert or update of language on public.orders
  for each row execute function private.require_storable_choices('language', 'language');
