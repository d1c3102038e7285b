create trigger append_only before update or delete on private.legal_texts
  for each row execute function private.refuse_change();
create trigger require_storable_choices before insert or update of language on private.legal_texts
  for each row execute function private.require_storable_choices('language', 'language');
