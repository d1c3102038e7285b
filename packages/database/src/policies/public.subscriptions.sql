select private.protect_table('public.subscriptions');
grant select on public.subscriptions to authenticated;
create policy owner_or_admin_reads on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
