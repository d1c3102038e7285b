-- Credits the tokens of a paid order once. Returns `known` if it is already closed, `nobody` if its account was deleted.
create or replace function private.fulfil_order(paid uuid, session text, intent text, receipt text, subscription text) returns text
  language plpgsql set search_path = ''
  as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders where id = paid for update;
  if bought.state in ('fulfilled', 'refunded') then
    return 'known';
  end if;
  -- waits for a deletion in progress
  perform from auth.users where id = bought.user_id and deleted_at is null for share;
  if not found then
    return 'nobody';
  end if;
  update public.orders set state = 'fulfilled', problem = null, fulfilled_at = now(), checkout_session_id = session,
    payment_intent_id = intent, receipt_url = receipt, stripe_subscription_id = subscription
    where id = paid;
  if bought.kind = 'token_pack' and bought.tokens > 0 then
    perform private.post_tokens(
      bought.user_id, bought.tokens, 'Token purchase: ' || left(bought.product_name, 400) || ' package', 'order', paid::text, null
    );
  elsif bought.kind = 'subscription' and bought.trial_tokens > 0 then
    perform private.post_tokens(
      bought.user_id, bought.trial_tokens, 'Trial: ' || left(bought.product_name, 400), 'trial', paid::text, null
    );
  end if;
  return 'fulfilled';
end
$$;
