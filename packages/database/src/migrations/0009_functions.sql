-- The one place where a balance changes: balance and ledger row together, once for each source, in the order of the
-- balance's row lock. A repeated source answers what it left behind the first time.
create function private.post_tokens(
  owner uuid, change integer, description text, source_type text, source_id text, actor uuid
) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  balance integer;
begin
  insert into public.user_tokens (user_id) values (owner) on conflict do nothing;
  select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  if exists (
    select from public.token_transactions t
    where t.source_type = post_tokens.source_type and t.source_id = post_tokens.source_id
  ) then
    return (
      select t.balance_after from public.token_transactions t
      where t.source_type = post_tokens.source_type and t.source_id = post_tokens.source_id
    );
  end if;
  update public.user_tokens set tokens_remaining = balance + change where user_id = owner;
  insert into public.token_transactions
    (user_id, transaction_type, amount, delta, balance_after, description, source_type, source_id, actor_id)
  values (
    owner, case when change > 0 then 'add' else 'use' end, abs(change), change, balance + change,
    post_tokens.description, post_tokens.source_type, post_tokens.source_id, actor
  );
  return balance + change;
end
$$;

-- An adjustment by an admin or the server; answers the new balance. Nobody credits themselves on their own word.
create function public.process_token_transaction(
  p_user_id uuid, p_amount integer, p_transaction_type text, p_description text default ''
) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  balance integer;
begin
  if auth.role() is distinct from 'service_role' and not auth.is_admin() then
    raise insufficient_privilege using message = 'only admins and the server move tokens';
  end if;
  if p_amount is null or p_amount not between 1 and 1000000 then
    raise invalid_parameter_value using message = 'p_amount must be between 1 and 1000000';
  end if;
  if p_transaction_type is null or p_transaction_type not in ('add', 'use') then
    raise invalid_parameter_value using message = 'p_transaction_type must be add or use';
  end if;
  balance := private.post_tokens(
    p_user_id, case p_transaction_type when 'add' then p_amount else -p_amount end, coalesce(p_description, ''),
    'adjustment', gen_random_uuid()::text, auth.uid()
  );
  if balance < 0 and p_transaction_type = 'use' then
    raise sqlstate 'PT402' using message = 'not enough tokens';
  end if;
  return balance;
end
$$;
grant execute on function public.process_token_transaction to authenticated, service_role;

-- Stores the rule of a configuration of one's own; a foreign and an unknown configuration are refused alike.
create function public.insert_generated_rule(p_configuration_id uuid, p_title text, p_content text, p_format text)
  returns public.generated_rules
  language plpgsql security definer set search_path = ''
  as $$
declare
  rule public.generated_rules;
begin
  insert into public.generated_rules (configuration_id, title, content, format)
    select c.id, p_title, p_content, p_format from public.user_configurations c
    where c.id = p_configuration_id and (c.user_id = auth.uid() or auth.role() = 'service_role')
    returning * into rule;
  if rule.id is null then
    raise insufficient_privilege using message = 'the configuration belongs to somebody else or does not exist';
  end if;
  return rule;
end
$$;
grant execute on function public.insert_generated_rule to authenticated, service_role;
