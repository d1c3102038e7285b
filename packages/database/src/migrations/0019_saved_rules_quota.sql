-- An account keeps at most 300 saved rules with 32 MB of text, whichever call stores them. The largest rule the product
-- makes takes 110 kB, so the number is what people meet; the bytes bound texts that came from elsewhere.
create function private.require_room_for_rules(owner uuid) returns void
  language plpgsql set search_path = ''
  as $$
declare
  most_rules constant integer := 300;
  most_bytes constant bigint := 32 * 1024 * 1024;
  rules integer;
  bytes bigint;
begin
  -- one at a time for each account: two calls at once must not each find the last free place
  perform pg_advisory_xact_lock(hashtextextended('saved rules of ' || owner, 0));
  select count(*), coalesce(sum(octet_length(r.content) + coalesce(pg_column_size(r.result), 0)), 0)
    into rules, bytes
    from public.user_configurations c left join public.generated_rules r on r.configuration_id = c.id
    where c.user_id = owner;
  if rules > most_rules or bytes > most_bytes then
    raise sqlstate 'PT413' using
      message = 'quota_exceeded',
      detail = format('%s rules with %s bytes', rules, bytes),
      hint = format('An account keeps at most %s saved rules with %s bytes. Delete some first.', most_rules, most_bytes);
  end if;
end
$$;

create function private.check_quota_of_configurations() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_room_for_rules(user_id) from (select distinct user_id from added order by user_id) as owners;
  return null;
end
$$;
create trigger quota after insert on public.user_configurations
  referencing new table as added for each statement execute function private.check_quota_of_configurations();

create function private.check_quota_of_rules() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.require_room_for_rules(user_id) from (
    select distinct c.user_id from added join public.user_configurations c on c.id = added.configuration_id
    order by c.user_id
  ) as owners;
  return null;
end
$$;
create trigger quota after insert on public.generated_rules
  referencing new table as added for each statement execute function private.check_quota_of_rules();

-- Whether a name shows anything: not spaces, controls and characters of no width alone. The same list is in the
-- contract as `hasVisibleText`; Postgres has no classes of Unicode, so the ranges are written out.
create function private.has_visible_text(value text) returns boolean
  language sql immutable set search_path = ''
  return value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
grant execute on function private.has_visible_text to authenticated, service_role;

-- not valid: names from before stay readable until they are changed
alter table public.user_configurations
  add constraint user_configurations_name_visible check (private.has_visible_text(name)) not valid;
alter table public.profiles
  add constraint profiles_display_name_visible check (private.has_visible_text(display_name)) not valid;
