create or replace function private.has_admin() returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from auth.users where app_metadata -> 'is_admin' = 'true'::jsonb and deleted_at is null)
  $$;
