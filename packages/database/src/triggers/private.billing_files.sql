create trigger append_only before update on private.billing_files
  for each row execute function private.refuse_file_change();
