select private.protect_table('public.generations');
grant select (id, user_id, request_id, state, generator, title, error, created_at, settled_at)
  on public.generations to authenticated;
create policy owner_or_admin_reads on public.generations for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
