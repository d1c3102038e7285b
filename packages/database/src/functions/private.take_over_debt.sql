-- Moves the debt of a mailbox to its new account.
create or replace function private.take_over_debt(of_user uuid) returns void
  language plpgsql set search_path = ''
  as $$
declare
  owed private.mailboxes;
begin
  select m.* into owed from private.mailboxes m join auth.users u on u.mailbox_hash = m.hash
    where u.id = of_user for update of m;
  if coalesce(owed.debt, 0) = 0 then
    return;
  end if;
  update private.mailboxes set debt = 0 where hash = owed.hash;
  perform private.post_tokens(
    of_user, -owed.debt, 'Tokens of a refunded payment', 'debt', gen_random_uuid()::text, null
  );
end
$$;
