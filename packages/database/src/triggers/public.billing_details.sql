create trigger touch_updated_at before update on public.billing_details
  for each row execute function private.touch_updated_at();
