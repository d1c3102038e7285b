-- Returns the last day of a retention period in years, which starts at the end of the year of the given time.
create or replace function private.end_of_year_after(moment timestamptz, years integer) returns date
  language sql immutable set search_path = ''
  return make_date(extract(year from moment at time zone 'Europe/Berlin')::integer + years, 12, 31);
