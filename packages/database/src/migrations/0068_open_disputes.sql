-- Whether the bank has not decided on a dispute yet: a refund waits for it.
alter table private.reversals add column is_open boolean not null default false;
