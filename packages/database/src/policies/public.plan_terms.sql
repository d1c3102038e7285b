select private.protect_table('public.plan_terms');
grant select on public.plan_terms to authenticated;
create policy owner_or_admin_reads on public.plan_terms for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
