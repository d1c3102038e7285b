-- Returns whether an admin other than this one can sign in, neither deleted nor banned; all admins count without an exception.
create or replace function private.has_working_admin(other_than uuid default null) returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (
      select from auth.users
      where app_metadata -> 'is_admin' = 'true'::jsonb and deleted_at is null
        and (banned_until is null or banned_until <= now()) and id is distinct from other_than
    )
  $$;
