-- Charges for a saved rule made anew and puts it in the place of the text that was seen, which goes into the history, in one step.
-- The saved rule is locked first: one that was deleted or changed meanwhile costs nothing. Twenty in 24 hours are free.
create or replace function private.refresh_saved_rule(
  owner uuid, configuration uuid, seen uuid, request uuid, answers text, title text, description text, result json,
  session uuid, access_token uuid, price integer, consent jsonb
) returns private.generation_outcome
  language plpgsql set search_path = ''
  as $$
declare
  settled private.generation_outcome;
  present uuid;
begin
  -- in this order, as where an account is deleted
  perform from public.user_tokens t where t.user_id = owner for update;
  perform from public.user_configurations c where c.id = configuration and c.user_id = owner for update;
  if not found then
    return ('gone', null, 0)::private.generation_outcome;
  end if;
  if not exists (
    select from public.generations g
    where g.user_id = owner and g.request_id = request and g.answers_hash = answers and g.state = 'captured'
  ) then
    select r.id into present from public.generated_rules r where r.configuration_id = configuration;
    if present is distinct from seen then
      return ('changed', null, 0)::private.generation_outcome;
    end if;
    if refresh_saved_rule.price = 0 and (
      select count(*) from public.generations g
      where g.user_id = owner and g.price = 0 and g.created_at > now() - interval '24 hours'
    ) >= 20 then
      return ('free_used', null, 0)::private.generation_outcome;
    end if;
  end if;
  settled := private.settle_generation(
    owner, request, answers, title, description, result, session, null, consent, access_token, price
  );
  if settled.outcome = 'settled' then
    perform private.keep_version(configuration);
    update public.generated_rules r
      set id = gen_random_uuid(), title = refresh_saved_rule.title,
        content = refresh_saved_rule.result ->> 'content', format = refresh_saved_rule.result #>> '{rule,format}',
        result = refresh_saved_rule.result::jsonb - array['content', 'deliveries'], generation_id = settled.id,
        created_at = now(), project_stale = null
      where r.configuration_id = configuration;
  end if;
  return settled;
end
$$;
