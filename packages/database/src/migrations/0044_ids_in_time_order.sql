-- A run's id begins with its time in milliseconds (UUID version 7), so that the run and its row in the ledger are written beside
-- the newest ones, however many there are. Written out, because a caller may not call functions of `private`.
alter table public.generations alter column id set default encode(
  set_bit(
    set_bit(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6
      ),
      52, 1
    ),
    53, 1
  ),
  'hex'
)::uuid;
