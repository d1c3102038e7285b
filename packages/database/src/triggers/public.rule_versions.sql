create trigger quota after insert on public.rule_versions
  referencing new table as added for each statement execute function private.check_quota_of_rules();
