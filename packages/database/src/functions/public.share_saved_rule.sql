-- Makes a link to a saved rule of the caller and returns its token, which is shown this once: only its hash is kept. A former link ends.
create or replace function public.share_saved_rule(p_configuration_id uuid) returns text
  language plpgsql security definer set search_path = ''
  as $$
declare
  token constant text := replace(gen_random_uuid()::text, '-', '');
begin
  perform from public.user_configurations c join public.generated_rules r on r.configuration_id = c.id
    where c.id = p_configuration_id and c.user_id = auth.uid() for update of c;
  if not found then
    raise sqlstate 'PT404' using message = 'there is no such rule';
  end if;
  insert into public.rule_shares (configuration_id, token_hash)
    values (p_configuration_id, encode(sha256(token::bytea), 'hex'))
    on conflict (configuration_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end
$$;
grant execute on function public.share_saved_rule to authenticated;
