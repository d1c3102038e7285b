-- Refuses every change to the file of an issued document.
create or replace function private.refuse_file_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if new.pdf = old.pdf and new.xml is not distinct from old.xml then return new; end if;
  raise insufficient_privilege using message = 'issued documents are not changed';
end
$$;
