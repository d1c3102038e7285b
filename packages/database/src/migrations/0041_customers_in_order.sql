-- The orders in which admins page through people: by the name of an account, and those without a name or an account.
create index users_by_display_name on auth.users ((user_metadata ->> 'name'), id);
create index users_without_name on auth.users (id) where user_metadata ->> 'name' is null or user_metadata ->> 'name' = '';
create index customers_without_account on public.customers (created_at desc, id) where user_id is null;
