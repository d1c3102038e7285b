-- The only function that changes a balance: writes balance and ledger row together, once per source, under the row lock of
-- the balance. `balance_after` includes held tokens, which are not spent yet. A repeated source changes nothing and returns
-- the present balance. Without given details, the row takes those of its source.
create or replace function private.post_tokens(
  owner uuid, change integer, description text, source_type text, source_id text, actor uuid, details jsonb default null
) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  balance integer;
begin
  select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  if not found then
    insert into public.user_tokens (user_id) values (owner) on conflict do nothing;
    select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  end if;
  insert into public.token_transactions
    (user_id, transaction_type, amount, delta, balance_after, description, source_type, source_id, actor_id, details)
  values (
    owner, case when change > 0 then 'add' else 'use' end, abs(change), change,
    balance + change + (select count(*) from public.generations g where g.user_id = owner and g.state = 'held'),
    post_tokens.description, post_tokens.source_type, post_tokens.source_id, actor,
    coalesce(post_tokens.details, private.ledger_details(post_tokens.source_type, post_tokens.source_id))
  )
  on conflict on constraint token_transactions_source_type_source_id_key do nothing;
  if not found then
    return balance;
  end if;
  update public.user_tokens set tokens_remaining = balance + change where user_id = owner;
  return balance + change;
end
$$;
