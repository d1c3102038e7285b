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

alter table public.user_configurations
  drop constraint user_configurations_application_type_check,
  drop constraint user_configurations_frameworks_check,
  drop constraint user_configurations_behavior_preference_check,
  drop constraint user_configurations_output_format_check,
  add constraint user_configurations_frameworks_check check (cardinality(frameworks) > 0);

alter table public.generated_rules drop constraint generated_rules_format_check;

alter table public.translations drop constraint translations_language_check;

alter table private.consents drop constraint consents_language_check;

alter table private.legal_notices drop constraint legal_notices_language_check;

alter table public.orders drop constraint orders_language_check;

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
