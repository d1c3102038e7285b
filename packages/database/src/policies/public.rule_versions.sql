select private.protect_table('public.rule_versions');
grant select on public.rule_versions to authenticated;
create policy owner_reads on public.rule_versions for select to authenticated
  using (exists (
    select from public.user_configurations
    where user_configurations.id = configuration_id and user_configurations.user_id = (select auth.uid())
  ));
