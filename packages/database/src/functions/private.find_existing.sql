-- Returns the newest run of a person that another request made from the same answers with the same knowledge since a moment, and whose
-- rule is kept; null if the request itself has a run, which it gets again.
create or replace function private.find_existing(
  owner uuid, request uuid, answers text, since timestamptz, knowledge text
) returns uuid
  language plpgsql stable set search_path = ''
  as $$
declare
  existing uuid := (
    select g.id from public.generations g
    where g.user_id = owner and g.answers_hash = answers and g.request_id <> request and g.result is not null
      and g.created_at > since and g.result #>> '{rule,knowledgeVersion}' is not distinct from knowledge
    order by g.created_at desc
    limit 1
  );
begin
  if existing is not null and exists (
    select from public.generations g
    where g.user_id = owner and g.request_id = request and g.answers_hash = answers and g.state <> 'released'
  ) then
    return null;
  end if;
  return existing;
end
$$;
