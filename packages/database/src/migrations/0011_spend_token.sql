-- Takes one token for one thing, once: asked again for the same thing it answers the balance of the first time.
-- Answers null, and takes nothing, where there is none left.
create function private.spend_token(owner uuid, description text, source_type text, source_id text) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  balance integer;
begin
  select tokens_remaining into balance from public.user_tokens where user_id = owner for update;
  if exists (
    select from public.token_transactions t
    where t.source_type = spend_token.source_type and t.source_id = spend_token.source_id
  ) then
    return balance;
  end if;
  if coalesce(balance, 0) < 1 then
    return null;
  end if;
  return private.post_tokens(owner, -1, spend_token.description, spend_token.source_type, spend_token.source_id, null);
end
$$;
