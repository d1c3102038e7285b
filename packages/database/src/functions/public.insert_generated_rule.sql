-- Stores the rule of a configuration of the caller; refuses a foreign configuration like an unknown one.
create or replace function public.insert_generated_rule(p_configuration_id uuid, p_title text, p_content text, p_format text)
  returns public.generated_rules
  language plpgsql security definer set search_path = ''
  as $$
declare
  rule public.generated_rules;
begin
  insert into public.generated_rules (configuration_id, title, content, format)
    select c.id, p_title, p_content, p_format from public.user_configurations c
    where c.id = p_configuration_id and (c.user_id = auth.uid() or auth.role() = 'service_role')
    returning * into rule;
  if rule.id is null then
    raise insufficient_privilege using message = 'the configuration belongs to somebody else or does not exist';
  end if;
  return rule;
end
$$;
grant execute on function public.insert_generated_rule to authenticated, service_role;
