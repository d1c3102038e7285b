create trigger touch_updated_at before update on public.discounts
  for each row execute function private.touch_updated_at();
