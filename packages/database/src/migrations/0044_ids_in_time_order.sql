-- A run and its row in the ledger are written beside the newest ones, however many there are.
alter table public.generations alter column id set default private.time_ordered_uuid();
