create trigger touch_updated_at before update on auth.users
  for each row execute function private.touch_updated_at();
