-- Returns whether there is an admin, also one who is banned: a ban must not open the claim of the first admin.
create or replace function private.has_admin() returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from auth.users where app_metadata -> 'is_admin' = 'true'::jsonb and deleted_at is null)
  $$;
