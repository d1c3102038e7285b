-- Refuses every change of a consent, and its deletion while the law requires it.
create or replace function private.refuse_consent_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and (private.retention_is_over(old.user_id) or private.consent_kept_until(old) < private.day_in_berlin(now())) then return old; end if;
  raise insufficient_privilege using message = 'consents is append-only';
end
$$;
