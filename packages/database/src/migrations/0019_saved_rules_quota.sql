-- not valid: names from before stay readable until they are changed
alter table public.user_configurations
  add constraint user_configurations_name_visible check (private.has_visible_text(name)) not valid;
alter table public.profiles
  add constraint profiles_display_name_visible check (private.has_visible_text(display_name)) not valid;
