-- Saves the rule of a run of the caller under a name.
create or replace function public.save_generated_rule(p_generation_id uuid, p_name text) returns public.user_configurations
  language sql security definer set search_path = ''
  as $$
  select private.save_rule(auth.uid(), p_generation_id, p_name)
$$;
grant execute on function public.save_generated_rule to authenticated;
