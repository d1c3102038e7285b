create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 255),
  password_hash text,
  app_metadata jsonb not null default '{}' check (jsonb_typeof(app_metadata) = 'object'),
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on auth.users (lower(email));
alter table auth.users enable row level security;
create trigger touch_updated_at before update on auth.users
  for each row execute function private.touch_updated_at();

-- Reads the database, not the token: a withdrawn right ends at once.
create function auth.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select coalesce((select app_metadata -> 'is_admin' = 'true'::jsonb from auth.users where id = auth.uid()), false)
  $$;
grant execute on function auth.is_admin() to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (length(display_name) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
select private.protect_table('public.profiles');
grant select, update (display_name) on public.profiles to authenticated;
create policy owner_or_admin_reads on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select auth.is_admin()));
create policy owner_renames on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();
