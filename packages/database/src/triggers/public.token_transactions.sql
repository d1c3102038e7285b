create trigger append_only before update or delete on public.token_transactions
  for each row execute function private.refuse_ledger_change();
create trigger append_only_truncate before truncate on public.token_transactions
  for each statement execute function private.refuse_ledger_change();
create trigger notify_change after insert on public.token_transactions
  for each row execute function private.notify_change('id');
