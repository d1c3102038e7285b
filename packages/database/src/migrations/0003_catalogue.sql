create table public.ai_models (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 60),
  description text not null default '' check (length(description) <= 500),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ai_models_active_by_name on public.ai_models (name) where is_active;

create table public.translations (
  key text not null check (length(key) between 1 and 200),
  language text not null check (language in ('en', 'de')),
  value text not null check (length(value) <= 10000),
  updated_at timestamptz not null default now(),
  primary key (key, language)
);
