create trigger quota after insert on public.generated_rules
  referencing new table as added for each statement execute function private.check_quota_of_rules();
create trigger require_storable_choices before insert or update of format on public.generated_rules
  for each row execute function private.require_storable_choices('format', 'output_format');
