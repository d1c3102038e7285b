select private.protect_table('public.token_transactions');
revoke update, delete on public.token_transactions from service_role;
grant select on public.token_transactions to authenticated;
create policy owner_or_admin_reads on public.token_transactions for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
