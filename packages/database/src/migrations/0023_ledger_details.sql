-- The description of a ledger row is one English sentence. Beside it stands what the sentence is made of: the source type
-- says which one, the details fill it in, and readers get it in their own language. Rows from before have none.
alter table public.token_transactions
  add column details jsonb check (jsonb_typeof(details) = 'object');

-- Null for sources whose rows have nothing but their description.
create function private.ledger_details(source_type text, source_id text) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  -- a reversal names the payment that it reverses, as in order:<id>:1
  kind text := case when source_type in ('refund', 'dispute', 'restored') then split_part(source_id, ':', 1) else source_type end;
  subject text := case when kind = source_type then source_id else split_part(source_id, ':', 2) end;
  is_ours boolean := subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if kind in ('order', 'trial') and is_ours then
    return (select jsonb_build_object('product', left(o.product_name, 400)) from public.orders o where o.id = subject::uuid);
  elsif kind = 'invoice' then
    return (select jsonb_build_object('product', left(i.product_name, 400)) from public.invoices i where i.id = subject);
  elsif kind = 'generation' and is_ours then
    return (select jsonb_build_object('title', g.title) from public.generations g where g.id = subject::uuid);
  elsif kind in ('signup', 'debt', 'debt_carried', 'withdrawal') then
    return '{}';
  end if;
  return null;
end
$$;

-- As before, and the row keeps its details: those given, else what its source says.
drop function private.post_tokens(uuid, integer, text, text, text, uuid);
create function private.post_tokens(
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
