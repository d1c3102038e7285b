-- The knowledge that a saved rule was made with, so that its list can tell the older ones; null for a rule saved as text alone.
alter table public.generated_rules
  add column knowledge_version text generated always as (result #>> '{rule,knowledgeVersion}') stored;
