create trigger touch_updated_at before update on auth.users
  for each row execute function private.touch_updated_at();
create trigger keep_an_admin after update of app_metadata, deleted_at, banned_until or delete on auth.users
  for each row
  when (old.app_metadata -> 'is_admin' = 'true'::jsonb and old.deleted_at is null)
  execute function private.keep_an_admin();
