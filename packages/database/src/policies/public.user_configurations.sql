select private.protect_table('public.user_configurations');
grant select, delete on public.user_configurations to authenticated;
grant insert (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format, additional_notes)
  on public.user_configurations to authenticated;
grant update (name) on public.user_configurations to authenticated;
create policy owner_reads on public.user_configurations for select to authenticated
  using (user_id = (select auth.uid()));
create policy owner_saves on public.user_configurations for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy owner_renames on public.user_configurations for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy owner_deletes on public.user_configurations for delete to authenticated
  using (user_id = (select auth.uid()));
