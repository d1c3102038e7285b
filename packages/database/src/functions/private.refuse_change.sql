-- Rows are never changed, and erased only eight years after the end of their year.
create or replace function private.refuse_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and private.end_of_year_after(old.created_at, 8) < private.day_in_berlin(now()) then return old; end if;
  raise insufficient_privilege using message = tg_table_name || ' is append-only';
end
$$;
