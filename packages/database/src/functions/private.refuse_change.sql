-- Refuses every change of a row, and its deletion until eight years after the end of its year.
create or replace function private.refuse_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' and private.end_of_year_after(old.created_at, 8) < private.day_in_berlin(now()) then return old; end if;
  raise insufficient_privilege using message = tg_table_name || ' is append-only';
end
$$;
