-- Until when the law wants what is left of a deleted account; after that day nothing stands in the way of erasing it.
alter table auth.users add column kept_until date check (kept_until is null or deleted_at is not null);
create index users_kept_until on auth.users (kept_until) where kept_until is not null;

-- The years for which vouchers and declarations are kept, counted from the end of the year in which they came about.
create function private.end_of_year_after(moment timestamptz, years integer) returns date
  language sql immutable set search_path = ''
  return make_date(extract(year from moment at time zone 'Europe/Berlin')::integer + years, 12, 31);

create function private.day_in_berlin(moment timestamptz) returns date
  language sql immutable set search_path = ''
  return (moment at time zone 'Europe/Berlin')::date;

create function private.retention_is_over(owner uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from auth.users where id = owner and kept_until < private.day_in_berlin(now()));

-- What cannot be changed may still be erased, once the law asks for it no more.
create or replace function private.refuse_ledger_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and private.retention_is_over(old.user_id) then return old; end if;
  raise insufficient_privilege using message = 'the token ledger is append-only';
end
$$;

create function private.refuse_consent_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and private.retention_is_over(old.user_id) then return old; end if;
  raise insufficient_privilege using message = 'consents is append-only';
end
$$;
drop trigger append_only on private.consents;
create trigger append_only before update or delete on private.consents
  for each row execute function private.refuse_consent_change();

create or replace function private.refuse_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and private.end_of_year_after(old.created_at, 8) < private.day_in_berlin(now()) then return old; end if;
  raise insufficient_privilege using message = tg_table_name || ' is append-only';
end
$$;
