create table public.user_configurations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(trim(name)) > 0 and length(name) <= 200),
  ai_model text not null check (length(ai_model) between 1 and 60),
  application_type text not null
    check (application_type in ('Frontend', 'Backend', 'Fullstack', 'web', 'mobile', 'desktop', 'cli')),
  frameworks text[] not null check (
    cardinality(frameworks) > 0 and frameworks <@ array[
      'React', 'Vue', 'Angular', 'TailwindCSS', 'Bootstrap', 'TypeScript', 'JavaScript', 'Node.js', 'Express', 'FastAPI',
      'Django', 'Flask', 'Ruby on Rails', 'PHP', 'Laravel', 'react', 'angular', 'vue', 'svelte', 'next', 'flutter', 'electron'
    ]
  ),
  behavior_preference text not null
    check (behavior_preference in ('Strict', 'Creative', 'Modular', 'Documented', 'detailed', 'concise')),
  output_format text not null check (output_format in ('Markdown', 'JSON', 'Both', 'code', 'html')),
  additional_notes text check (length(additional_notes) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_configurations_newest on public.user_configurations (user_id, created_at desc);

create table public.generated_rules (
  id uuid primary key default gen_random_uuid(),
  configuration_id uuid not null unique references public.user_configurations (id) on delete cascade,
  title text not null check (length(title) between 1 and 300),
  content text not null check (length(content) between 1 and 200000),
  format text not null check (format in ('Markdown', 'JSON', 'Both')),
  created_at timestamptz not null default now()
);
