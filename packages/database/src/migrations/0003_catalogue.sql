create table public.ai_models (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 60),
  description text not null default '' check (length(description) <= 500),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ai_models_active_by_name on public.ai_models (name) where is_active;
select private.protect_table('public.ai_models');
grant select on public.ai_models to anon, authenticated;
-- inactive ones too: an open browser can only be told of a change to a row that it may see
create policy everyone_reads on public.ai_models for select to anon, authenticated using (true);
create trigger touch_updated_at before update on public.ai_models
  for each row execute function private.touch_updated_at();

create table public.translations (
  key text not null check (length(key) between 1 and 200),
  language text not null check (language in ('en', 'de')),
  value text not null check (length(value) <= 10000),
  updated_at timestamptz not null default now(),
  primary key (key, language)
);
select private.protect_table('public.translations');
grant select on public.translations to anon, authenticated;
create policy everyone_reads on public.translations for select to anon, authenticated using (true);
create trigger touch_updated_at before update on public.translations
  for each row execute function private.touch_updated_at();
