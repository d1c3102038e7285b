create or replace function private.day_in_berlin(moment timestamptz) returns date
  language sql immutable set search_path = ''
  return (moment at time zone 'Europe/Berlin')::date;
