select private.protect_table('public.customers');
grant select on public.customers to authenticated;
create policy owner_or_admin_reads on public.customers for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
