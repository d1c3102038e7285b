-- Adjusts a balance for an admin or the server, and returns the new balance. No account can credit itself. Adjustments by
-- admins are written to the audit log.
create or replace function public.process_token_transaction(
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
  if auth.role() is distinct from 'service_role' then
    insert into private.audit_log (actor_id, action, subject_id, after, reason) values (
      auth.uid(), 'adjust_tokens', p_user_id::text,
      jsonb_build_object('amount', case p_transaction_type when 'add' then p_amount else -p_amount end, 'balance', balance),
      nullif(left(p_description, 500), '')
    );
  end if;
  return balance;
end
$$;
grant execute on function public.process_token_transaction to authenticated, service_role;
