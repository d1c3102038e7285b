create or replace function private.check_quota_of_rules() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_room_for_rules(user_id) from (
    select distinct c.user_id from added join public.user_configurations c on c.id = added.configuration_id
    order by c.user_id
  ) as owners;
  return null;
end
$$;
