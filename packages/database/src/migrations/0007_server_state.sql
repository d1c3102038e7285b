-- What the server processes share. Nobody but the owner of the schema reaches it.
create table private.settings (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);
alter table private.settings enable row level security;

-- the shape is the one rate-limiter-flexible works on; expire is in milliseconds since the epoch
create table private.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on private.rate_limits (expire);
alter table private.rate_limits enable row level security;

create table private.seeds (
  name text primary key,
  applied_at timestamptz not null default now()
);
alter table private.seeds enable row level security;
