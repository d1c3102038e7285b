-- Takes pairs of a column and the kind of its values, and refuses an unknown value with the error of a check constraint. A
-- check constraint itself cannot read a table.
create or replace function private.require_storable_choices() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  given jsonb;
begin
  for position in 0 .. tg_nargs - 1 by 2 loop
    given := to_jsonb(new) -> tg_argv[position];
    if jsonb_typeof(given) <> 'array' then
      given := jsonb_build_array(given);
    end if;
    if exists (
      select from jsonb_array_elements_text(given) as answer
      where answer is not null and not exists (
        select from private.storable_choices where kind = tg_argv[position + 1] and value = answer
      )
    ) then
      raise check_violation using
        message = format('new row for relation "%s" holds a %s that is no choice', tg_table_name, tg_argv[position + 1]),
        schema = tg_table_schema, table = tg_table_name, column = tg_argv[position];
    end if;
  end loop;
  return new;
end
$$;
