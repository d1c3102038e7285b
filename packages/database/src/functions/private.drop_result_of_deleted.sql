-- Drops the result of a run that finishes after its account was deleted.
create or replace function private.drop_result_of_deleted() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if exists (select from auth.users where id = new.user_id and deleted_at is not null) then
    new.result := null;
  end if;
  return new;
end
$$;
