-- What a saved rule was before it was made anew. The present one stands in generated_rules, and its id moves with it, so that an id
-- names one text for good.
create table public.rule_versions (
  id uuid primary key,
  configuration_id uuid not null references public.user_configurations (id) on delete cascade,
  title text not null,
  content text not null,
  format text not null,
  result jsonb,
  generation_id uuid unique references public.generations (id) on delete set null,
  created_at timestamptz not null,
  knowledge_version text generated always as (result #>> '{rule,knowledgeVersion}') stored
);
alter table public.rule_versions enable row level security;
create index rule_versions_newest on public.rule_versions (configuration_id, created_at desc, id desc);
-- What the person let their device say about the project of a rule: how many of its parts no longer hold there, by kind.
alter table public.generated_rules
  add column project_stale jsonb;
create index generated_rules_stale on public.generated_rules (configuration_id) where project_stale is not null;
-- A saved rule made anew costs subscribers nothing, and has no row in the ledger.
alter table public.generations
  add column price integer not null default 1 check (price in (0, 1));
