select private.protect_table('public.generated_rules');
grant select on public.generated_rules to authenticated;
create policy owner_reads on public.generated_rules for select to authenticated
  using (exists (
    select from public.user_configurations
    where user_configurations.id = configuration_id and user_configurations.user_id = (select auth.uid())
  ));
