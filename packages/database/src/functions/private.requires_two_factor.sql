-- Returns whether every admin needs a second factor.
create or replace function private.requires_two_factor() returns boolean
  language sql stable set search_path = ''
  as $$ select exists (select from private.settings where name = 'admin_two_factor' and value = '"required"'::jsonb) $$;
