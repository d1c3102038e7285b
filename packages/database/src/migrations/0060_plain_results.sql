-- Results stand as they were written, with their keys in order. Those that are still packed are found by the index until a
-- job has unpacked them; it then drops both the index and the dictionaries.
drop trigger if exists drop_result_of_deleted on public.generations;
-- so that this start creates the trigger again
delete from private.definitions where name = 'triggers/public.generations';
alter table public.generations alter column result type json using result::json;
alter type private.generation_outcome alter attribute result type json;
create index generations_packed on public.generations (id) where result ->> 'packed' is not null;
