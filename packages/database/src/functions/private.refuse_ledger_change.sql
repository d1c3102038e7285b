-- Refuses every change of a ledger row, and its deletion while the law requires it.
create or replace function private.refuse_ledger_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and private.retention_is_over(old.user_id) then return old; end if;
  raise insufficient_privilege using message = 'the token ledger is append-only';
end
$$;
