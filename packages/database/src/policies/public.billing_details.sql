select private.protect_table('public.billing_details');
grant select on public.billing_details to authenticated;
create policy owner_or_admin_reads on public.billing_details for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
