-- Copies a saved rule of the caller; the copy is newer than all others.
create or replace function public.duplicate_saved_rule(p_configuration_id uuid, p_name text) returns public.user_configurations
  language plpgsql security definer set search_path = ''
  as $$
declare
  saved public.user_configurations;
begin
  insert into public.user_configurations
    (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format, additional_notes)
    select user_id, trim(p_name), ai_model, application_type, frameworks, behavior_preference, output_format,
      additional_notes
    from public.user_configurations where id = p_configuration_id and user_id = auth.uid()
    returning * into saved;
  if saved.id is null then
    raise sqlstate 'PT404' using message = 'there is no such rule';
  end if;
  insert into public.generated_rules (configuration_id, title, content, format, result)
    select saved.id, title, content, format, result
    from public.generated_rules where configuration_id = p_configuration_id;
  if not found then
    raise sqlstate 'PT409' using message = 'No rule content to save';
  end if;
  return saved;
end
$$;
grant execute on function public.duplicate_saved_rule to authenticated;
