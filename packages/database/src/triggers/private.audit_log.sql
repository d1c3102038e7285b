create trigger append_only before update or delete on private.audit_log
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on private.audit_log
  for each statement execute function private.refuse_change();
