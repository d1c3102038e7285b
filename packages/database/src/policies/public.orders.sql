select private.protect_table('public.orders');
grant select (
  id, number, user_id, kind, stripe_price_id, product_name, tokens, list_amount, amount, currency, interval, interval_count,
  trial_days, language, state, receipt_url, reversed_tokens, created_at, fulfilled_at, paid_amount,
  paid_currency, trial_tokens, starts_at
) on public.orders to authenticated;
create policy owner_or_admin_reads on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
