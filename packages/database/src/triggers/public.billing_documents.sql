create trigger append_only before update or delete on public.billing_documents
  for each row execute function private.refuse_document_change();
