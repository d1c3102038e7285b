-- A saved rule keeps its structure, so that its files, decisions and probes work from it too.
alter table public.generated_rules
  add column result jsonb,
  -- one saved rule for each run: saving twice is saving once
  add column generation_id uuid unique references public.generations (id) on delete set null;
create index user_configurations_names on public.user_configurations (user_id, lower(name), id);
create index user_configurations_page on public.user_configurations (user_id, created_at desc, id desc);
drop index public.user_configurations_newest;
