-- Returns why an access token may not spend a token now: `no_session` if it was revoked, has expired or its account is banned or
-- gone, `over_limit` if its limit of 24 hours is reached; null if it may. The caller holds the lock of the owner's balance, so that
-- two calls do not both take the last one.
create or replace function private.access_token_refusal(owner uuid, token uuid) returns text
  language plpgsql set search_path = ''
  as $$
declare
  most integer;
begin
  select t.daily_limit into most from auth.access_tokens t join auth.users u on u.id = t.user_id
    where t.id = token and t.user_id = owner and t.expires_at > now() and 'rules:write' = any (t.scopes)
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    for share of t;
  if most is null then
    return 'no_session';
  end if;
  if most <= (
    select coalesce(sum(g.price), 0) from public.generations g
    where g.access_token_id = token and g.state <> 'released' and g.created_at > now() - interval '24 hours'
  ) then
    return 'over_limit';
  end if;
  return null;
end
$$;
