select private.protect_table('public.user_tokens');
grant select on public.user_tokens to authenticated;
create policy owner_or_admin_reads on public.user_tokens for select to authenticated
  using (user_id = (select auth.uid()) or (select auth.is_admin()));
