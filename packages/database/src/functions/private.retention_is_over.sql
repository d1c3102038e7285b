-- Returns whether the records of a deleted account are past their retention period.
create or replace function private.retention_is_over(owner uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from auth.users where id = owner and kept_until < private.day_in_berlin(now()));
