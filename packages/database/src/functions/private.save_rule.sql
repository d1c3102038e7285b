-- Saves the rule of a run of a person under a name; saving the run again returns the existing rule, also one that
-- was made anew since.
create or replace function private.save_rule(owner uuid, generation uuid, name text) returns public.user_configurations
  language plpgsql set search_path = ''
  as $$
declare
  run public.generations;
  kept jsonb;
  answers jsonb;
  saved public.user_configurations;
begin
  select * into run from public.generations g where g.id = generation and g.user_id = owner for update;
  if run.result is null then
    raise sqlstate 'PT404' using message = 'there is no rule to save';
  end if;
  select c.* into saved from public.user_configurations c
    where c.id in (
      select r.configuration_id from public.generated_rules r where r.generation_id = run.id
      union all select v.configuration_id from public.rule_versions v where v.generation_id = run.id
    );
  if found then
    return saved;
  end if;
  kept := run.result;
  answers := kept -> 'form';
  insert into public.user_configurations
    (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format, additional_notes)
    values (
      run.user_id, trim(save_rule.name), answers ->> 'aiModel', answers ->> 'applicationType',
      array(select jsonb_array_elements_text(answers -> 'frameworks')), answers ->> 'behaviorPreference',
      answers ->> 'outputFormat', nullif(left(answers ->> 'additionalNotes', 2000), '')
    )
    returning * into saved;
  insert into public.generated_rules (configuration_id, title, content, format, result, generation_id)
    values (
      saved.id, run.title, kept ->> 'content', answers ->> 'outputFormat', kept - array['content', 'deliveries'], run.id
    );
  return saved;
end
$$;
