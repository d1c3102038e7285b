-- Returns a random id that begins with the time in milliseconds (UUID version 7). Rows of one time are neighbors in an index, so
-- that a write touches pages that the write before has touched.
create or replace function private.time_ordered_uuid() returns uuid
  language sql volatile set search_path = ''
  return encode(
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
