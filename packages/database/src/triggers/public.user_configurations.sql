create trigger touch_updated_at before update on public.user_configurations
  for each row execute function private.touch_updated_at();
create trigger notify_change after insert or update or delete on public.user_configurations
  for each row execute function private.notify_change('id');
create trigger quota after insert on public.user_configurations
  referencing new table as added for each statement execute function private.check_quota_of_configurations();
create trigger require_storable_choices
  before insert or update of application_type, frameworks, behavior_preference, output_format
  on public.user_configurations for each row execute function private.require_storable_choices(
    'application_type', 'application_type', 'frameworks', 'framework', 'behavior_preference', 'behavior',
    'output_format', 'output_format'
  );
