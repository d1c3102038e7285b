-- Keeps what a person let their device say about the project of a saved rule: how many parts no longer hold, by kind; null forgets it.
create or replace function public.note_project_changes(p_configuration_id uuid, p_stale jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  kinds constant text[] := array['version', 'command', 'generated', 'convention', 'claim'];
begin
  if p_stale is not null and (
    jsonb_typeof(p_stale) <> 'object' or not p_stale ?& kinds or p_stale - kinds <> '{}'::jsonb or exists (
      select from jsonb_each(p_stale) one
      where jsonb_typeof(one.value) <> 'number' or one.value::text !~ '^\d{1,4}$'
    )
  ) then
    raise sqlstate 'PT400' using message = 'a number from 0 to 9999 for each kind';
  end if;
  update public.generated_rules r set project_stale = p_stale
    from public.user_configurations c
    where c.id = r.configuration_id and c.id = p_configuration_id and c.user_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'there is no such rule';
  end if;
end
$$;
grant execute on function public.note_project_changes to authenticated;
