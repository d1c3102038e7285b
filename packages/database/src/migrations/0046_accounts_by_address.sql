-- A sign-in and every mail look for an account by its address as it is stored, in small letters.
create index users_of_address on auth.users (email) where deleted_at is null;
