-- Takes or returns tokens for the reversals of an order or invoice: in proportion to the refunded money, and never more than
-- were credited. A second call changes nothing.
create or replace function private.settle_reversals(of_type text, of_id text, cause text) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  owner uuid;
  granted integer;
  paid integer;
  reversed integer;
  count_before integer;
  returned bigint;
  target integer;
begin
  if of_type = 'order' then
    select user_id, coalesce(paid_amount, amount), reversed_tokens, reversal_count
      into owner, paid, reversed, count_before from public.orders where id = of_id::uuid for update;
  else
    select user_id, total, reversed_tokens, reversal_count
      into owner, paid, reversed, count_before from public.invoices where id = of_id for update;
  end if;
  select coalesce(sum(t.delta), 0) into granted from public.token_transactions t
    where t.source_type = of_type and t.source_id = of_id;
  select coalesce(sum(amount), 0) into returned from private.reversals r
    where r.source_type = of_type and r.source_id = of_id and r.is_active;
  target := case when coalesce(paid, 0) = 0 then 0 else least(granted, granted * least(returned, paid) / paid) end;
  if target = reversed then
    return 0;
  end if;
  if of_type = 'order' then
    update public.orders set reversed_tokens = target, reversal_count = count_before + 1 where id = of_id::uuid;
  else
    update public.invoices set reversed_tokens = target, reversal_count = count_before + 1 where id = of_id;
  end if;
  perform private.post_tokens(
    owner, reversed - target,
    case when target < reversed then 'Tokens restored' when cause = 'dispute' then 'Payment disputed' else 'Payment refunded' end,
    case when target < reversed then 'restored' else cause end, of_type || ':' || of_id || ':' || (count_before + 1), null
  );
  return reversed - target;
end
$$;
