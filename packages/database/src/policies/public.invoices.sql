select private.protect_table('public.invoices');
grant select (
  id, user_id, stripe_subscription_id, number, product_name, total, currency, status, tokens, period_start, period_end,
  receipt_url, reversed_tokens, created_at
) on public.invoices to authenticated;
create policy owner_or_admin_reads on public.invoices for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
