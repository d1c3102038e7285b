-- A saved rule keeps its structure, so that its files, decisions and probes work from it too.
alter table public.generated_rules
  add column result jsonb,
  -- one saved rule for each run: saving twice is saving once
  add column generation_id uuid unique references public.generations (id) on delete set null;
create index user_configurations_names on public.user_configurations (user_id, lower(name), id);
create index user_configurations_page on public.user_configurations (user_id, created_at desc, id desc);
drop index public.user_configurations_newest;


-- Keeps the rule of a run of one's own under a name; saving a run again answers what is there already.
create function public.save_generated_rule(p_generation_id uuid, p_name text) returns public.user_configurations
  language plpgsql security definer set search_path = ''
  as $$
declare
  run public.generations;
  answers jsonb;
  saved public.user_configurations;
begin
  select * into run from public.generations g where g.id = p_generation_id and g.user_id = auth.uid() for update;
  if run.result is null then
    raise sqlstate 'PT404' using message = 'there is no rule to save';
  end if;
  select c.* into saved from public.user_configurations c
    join public.generated_rules r on r.configuration_id = c.id where r.generation_id = run.id;
  if found then
    return saved;
  end if;
  answers := run.result -> 'form';
  insert into public.user_configurations
    (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format, additional_notes)
    values (
      run.user_id, trim(p_name), answers ->> 'aiModel', answers ->> 'applicationType',
      array(select jsonb_array_elements_text(answers -> 'frameworks')), answers ->> 'behaviorPreference',
      answers ->> 'outputFormat', nullif(left(answers ->> 'additionalNotes', 2000), '')
    )
    returning * into saved;
  insert into public.generated_rules (configuration_id, title, content, format, result, generation_id)
    values (saved.id, run.title, run.result ->> 'content', answers ->> 'outputFormat', run.result - 'content', run.id);
  return saved;
end
$$;
grant execute on function public.save_generated_rule to authenticated;

-- A copy of a saved rule of one's own, newer than all others.
create function public.duplicate_saved_rule(p_configuration_id uuid, p_name text) returns public.user_configurations
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

-- Tokens added and used on each day of the last `days`, of whoever asks; days without either are absent.
create function public.token_history(days integer) returns table (day date, added integer, used integer)
  language sql stable set search_path = ''
  as $$
  select (created_at at time zone 'utc')::date,
    coalesce(sum(amount) filter (where delta > 0), 0)::integer, coalesce(sum(amount) filter (where delta < 0), 0)::integer
  from public.token_transactions
  where user_id = auth.uid() and created_at >= now() - make_interval(days => least(greatest(days, 1), 366))
  group by 1 order by 1
$$;
grant execute on function public.token_history to authenticated;
