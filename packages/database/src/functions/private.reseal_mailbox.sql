-- Moves a mailbox, with its gift and debt, from its hash under an older seal to that under the newest.
create or replace function private.reseal_mailbox(before text, after text) returns void
  language plpgsql set search_path = ''
  as $$
begin
  with moved as (delete from private.mailboxes where hash = before returning *)
  insert into private.mailboxes as m (hash, gift_at, debt, released_at)
    select after, gift_at, debt, released_at from moved
    on conflict (hash) do update
      set gift_at = coalesce(least(m.gift_at, excluded.gift_at), m.gift_at, excluded.gift_at),
        debt = m.debt + excluded.debt;
  update auth.users set mailbox_hash = after where mailbox_hash = before;
end
$$;
