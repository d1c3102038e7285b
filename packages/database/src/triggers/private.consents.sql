create trigger append_only before update or delete on private.consents
  for each row execute function private.refuse_consent_change();
create trigger require_storable_choices before insert on private.consents
  for each row execute function private.require_storable_choices('language', 'language');
