-- The number of times that the provider refused a refund of a decision: it repeats its answer to a key, so each try has its own.
alter table private.settlements add column attempt integer not null default 0 check (attempt >= 0);
