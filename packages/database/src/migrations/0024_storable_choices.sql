-- The answers that may be stored, one row for each. Every start adds the choices of its version and removes none, so a
-- row that was valid once stays valid.
create table private.storable_choices (
  kind text not null,
  value text not null,
  primary key (kind, value)
);
alter table private.storable_choices enable row level security;

-- what the lists in earlier migrations allowed
insert into private.storable_choices (kind, value) values
  ('application_type', 'Frontend'), ('application_type', 'Backend'), ('application_type', 'Fullstack'),
  ('application_type', 'web'), ('application_type', 'mobile'), ('application_type', 'desktop'),
  ('application_type', 'cli'),
  ('framework', 'React'), ('framework', 'Vue'), ('framework', 'Angular'), ('framework', 'TailwindCSS'),
  ('framework', 'Bootstrap'), ('framework', 'TypeScript'), ('framework', 'JavaScript'), ('framework', 'Node.js'),
  ('framework', 'Express'), ('framework', 'FastAPI'), ('framework', 'Django'), ('framework', 'Flask'),
  ('framework', 'Ruby on Rails'), ('framework', 'PHP'), ('framework', 'Laravel'), ('framework', 'react'),
  ('framework', 'angular'), ('framework', 'vue'), ('framework', 'svelte'), ('framework', 'next'),
  ('framework', 'flutter'), ('framework', 'electron'),
  ('behavior', 'Strict'), ('behavior', 'Creative'), ('behavior', 'Modular'), ('behavior', 'Documented'),
  ('behavior', 'detailed'), ('behavior', 'concise'),
  ('output_format', 'Markdown'), ('output_format', 'JSON'), ('output_format', 'Both'), ('output_format', 'code'),
  ('output_format', 'html'),
  ('language', 'en'), ('language', 'de');

-- Takes pairs of a column and the kind of its values, and refuses a value that is no such choice the way a check
-- constraint would. A check constraint itself may not read a table.
create function private.require_storable_choices() returns trigger
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

alter table public.user_configurations
  drop constraint user_configurations_application_type_check,
  drop constraint user_configurations_frameworks_check,
  drop constraint user_configurations_behavior_preference_check,
  drop constraint user_configurations_output_format_check,
  add constraint user_configurations_frameworks_check check (cardinality(frameworks) > 0);
create trigger require_storable_choices
  before insert or update of application_type, frameworks, behavior_preference, output_format
  on public.user_configurations for each row execute function private.require_storable_choices(
    'application_type', 'application_type', 'frameworks', 'framework', 'behavior_preference', 'behavior',
    'output_format', 'output_format'
  );

alter table public.generated_rules drop constraint generated_rules_format_check;
create trigger require_storable_choices before insert or update of format on public.generated_rules
  for each row execute function private.require_storable_choices('format', 'output_format');

alter table public.translations drop constraint translations_language_check;
create trigger require_storable_choices before insert or update of language on public.translations
  for each row execute function private.require_storable_choices('language', 'language');

alter table private.consents drop constraint consents_language_check;
create trigger require_storable_choices before insert on private.consents
  for each row execute function private.require_storable_choices('language', 'language');

alter table private.legal_notices drop constraint legal_notices_language_check;
create trigger require_storable_choices before insert or update of language on private.legal_notices
  for each row execute function private.require_storable_choices('language', 'language');

alter table public.orders drop constraint orders_language_check;
create trigger require_storable_choices before insert or update of language on public.orders
  for each row execute function private.require_storable_choices('language', 'language');

-- A model is added once in the life of a database, so that one which an admin deleted stays away. Databases that have
-- their first catalog were offered these.
insert into private.seeds (name)
select 'model:' || name
from unnest(array[
  'ChatGPT', 'Claude', 'Llama', 'Mistral', 'Gemini', 'BoltNew', 'DeepSeek', 'Abacus', 'Lovable', 'Databutton', 'cursor',
  'Bubble', 'Replit', 'Custom'
]) as name
where exists (select from private.seeds where seeds.name = '0001_catalogue');

-- A rule names the target it was made for, not only its label.
update public.generations set result = jsonb_set(result, '{rule,target,key}', result #> '{form,aiModel}')
  where result #> '{rule,target}' is not null and result #> '{form,aiModel}' is not null;
update public.generated_rules set result = jsonb_set(result, '{rule,target,key}', result #> '{form,aiModel}')
  where result #> '{rule,target}' is not null and result #> '{form,aiModel}' is not null;
