-- Releases the tokens of runs whose lease has expired; returns their number.
create or replace function private.release_expired_generations() returns integer
  language plpgsql set search_path = ''
  as $$
declare
  run uuid;
  released integer := 0;
begin
  for run in select id from public.generations where state = 'held' and lease_until < now() order by user_id, id loop
    if private.release_generation(run, 'lease_expired') then
      released := released + 1;
    end if;
  end loop;
  return released;
end
$$;
