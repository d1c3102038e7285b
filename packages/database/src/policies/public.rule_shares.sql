select private.protect_table('public.rule_shares');
grant select (configuration_id, created_at), delete on public.rule_shares to authenticated;
create policy owner_reads on public.rule_shares for select to authenticated
  using (exists (
    select from public.user_configurations
    where user_configurations.id = configuration_id and user_configurations.user_id = (select auth.uid())
  ));
create policy owner_revokes on public.rule_shares for delete to authenticated
  using (exists (
    select from public.user_configurations
    where user_configurations.id = configuration_id and user_configurations.user_id = (select auth.uid())
  ));
