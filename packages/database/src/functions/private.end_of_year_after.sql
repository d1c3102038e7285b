-- The last day on which vouchers and declarations are kept, counted from the end of the year in which they came about.
create or replace function private.end_of_year_after(moment timestamptz, years integer) returns date
  language sql immutable set search_path = ''
  return make_date(extract(year from moment at time zone 'Europe/Berlin')::integer + years, 12, 31);
