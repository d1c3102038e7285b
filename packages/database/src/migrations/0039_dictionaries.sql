-- With what stored rules are compressed: the texts of one version of the knowledge in one language. A row stays for as long
-- as a rule may refer to it, so that every version of the server can read what another has written.
create table private.dictionaries (
  hash text primary key check (length(hash) = 43),
  zstd bytea not null,
  created_at timestamptz not null default now()
);
alter table private.dictionaries enable row level security;
