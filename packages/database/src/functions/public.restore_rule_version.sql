-- Puts a version of a saved rule of the caller in the place of its present text, which goes into the history. Restoring what is there
-- already changes nothing.
create or replace function public.restore_rule_version(p_configuration_id uuid, p_version_id uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  wanted public.rule_versions;
begin
  perform from public.user_configurations c where c.id = p_configuration_id and c.user_id = auth.uid() for update;
  if not found then
    raise sqlstate 'PT404' using message = 'there is no such rule';
  end if;
  delete from public.rule_versions v where v.id = p_version_id and v.configuration_id = p_configuration_id
    returning * into wanted;
  if not found then
    perform from public.generated_rules r where r.id = p_version_id and r.configuration_id = p_configuration_id;
    if not found then
      raise sqlstate 'PT404' using message = 'there is no such version';
    end if;
    return;
  end if;
  perform private.keep_version(p_configuration_id);
  update public.generated_rules r
    set id = wanted.id, title = wanted.title, content = wanted.content, format = wanted.format, result = wanted.result,
      generation_id = wanted.generation_id, created_at = wanted.created_at, project_stale = null
    where r.configuration_id = p_configuration_id;
end
$$;
grant execute on function public.restore_rule_version to authenticated;
