create or replace function private.check_quota_of_configurations() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_room_for_rules(user_id) from (select distinct user_id from added order by user_id) as owners;
  return null;
end
$$;
