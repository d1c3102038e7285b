-- Until when the law wants what is left of a deleted account; after that day nothing stands in the way of erasing it.
alter table auth.users add column kept_until date check (kept_until is null or deleted_at is not null);
create index users_kept_until on auth.users (kept_until) where kept_until is not null;
