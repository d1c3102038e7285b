create trigger drop_result_of_deleted before insert or update of result on public.generations
  for each row when (new.result is not null) execute function private.drop_result_of_deleted();
