select private.protect_table('public.billing_documents');
grant select (
  id, kind, number, user_id, order_id, source_type, source_id, corrects_id, is_test, is_business, country, treatment, rate,
  currency, net, vat, gross, issued_at
) on public.billing_documents to authenticated;
create policy owner_or_admin_reads on public.billing_documents for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
