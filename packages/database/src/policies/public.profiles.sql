select private.protect_table('public.profiles');
grant select, update (display_name) on public.profiles to authenticated;
create policy owner_or_admin_reads on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select auth.is_admin()));
create policy owner_renames on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
