-- The one place where a balance changes: balance and ledger row together, once for each source, in the order of the
-- balance's row lock. A held token is not spent yet, so the ledger's own balance counts it. A repeated source answers the
-- present balance and changes nothing. The row keeps the details given, else those that its source has.
create or replace function private.post_tokens(
  owner uuid, change integer, description text, source_type text, source_id text, actor uuid, details jsonb default null
) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  balance integer;
  held integer;
begin
  insert into public.user_tokens (user_id) values (owner) on conflict do nothing;
  select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  if exists (
    select from public.token_transactions t
    where t.source_type = post_tokens.source_type and t.source_id = post_tokens.source_id
  ) then
    return balance;
  end if;
  select count(*) into held from public.generations g where g.user_id = owner and g.state = 'held';
  update public.user_tokens set tokens_remaining = balance + change where user_id = owner;
  insert into public.token_transactions
    (user_id, transaction_type, amount, delta, balance_after, description, source_type, source_id, actor_id, details)
  values (
    owner, case when change > 0 then 'add' else 'use' end, abs(change), change, balance + change + held,
    post_tokens.description, post_tokens.source_type, post_tokens.source_id, actor,
    coalesce(post_tokens.details, private.ledger_details(post_tokens.source_type, post_tokens.source_id))
  );
  return balance + change;
end
$$;
