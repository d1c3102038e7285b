-- Moves the debt of a deleted account to its mailbox, or to the account that now has the mailbox. Tokens that return after a
-- failed refund or a won dispute reduce that debt.
create or replace function private.carry_debt(of_user uuid) returns void
  language plpgsql set search_path = ''
  as $$
declare
  mailbox text;
  heir uuid;
  balance integer;
  carried integer;
  moved integer;
  forgiven integer;
begin
  select mailbox_hash into mailbox from auth.users where id = of_user and deleted_at is not null;
  if mailbox is null then
    return;
  end if;
  insert into private.mailboxes (hash, released_at) values (mailbox, now()) on conflict do nothing;
  perform from private.mailboxes where hash = mailbox for update;
  select tokens_remaining into balance from public.user_tokens where user_id = of_user for update;
  select coalesce(sum(delta), 0) into carried from public.token_transactions
    where user_id = of_user and source_type = 'debt_carried';
  moved := least(coalesce(balance, 0), carried);
  if moved = 0 then
    return;
  end if;
  perform private.post_tokens(of_user, -moved, 'Debt carried over', 'debt_carried', gen_random_uuid()::text, null);
  select least(debt, greatest(moved, 0)) into forgiven from private.mailboxes where hash = mailbox;
  update private.mailboxes set debt = debt - forgiven + greatest(-moved, 0) where hash = mailbox;
  select id into heir from auth.users where mailbox_hash = mailbox and deleted_at is null order by created_at limit 1;
  if heir is null then
    return;
  end if;
  perform private.take_over_debt(heir);
  if moved > forgiven then
    perform private.post_tokens(heir, moved - forgiven, 'Tokens restored', 'debt', gen_random_uuid()::text, null);
  end if;
end
$$;
