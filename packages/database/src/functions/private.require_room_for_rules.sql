-- Limits an account to 300 saved rules with 32 MB of text, former versions included. The product's largest rule takes 110 kB, so people reach the number
-- first; the size limits texts from elsewhere.
create or replace function private.require_room_for_rules(owner uuid) returns void
  language plpgsql set search_path = ''
  as $$
declare
  most_rules constant integer := 300;
  most_bytes constant bigint := 32 * 1024 * 1024;
  rules integer;
  bytes bigint;
begin
  -- one call at a time per account: two must not both take the last free place
  perform pg_advisory_xact_lock(hashtextextended('saved rules of ' || owner, 0));
  select count(*), coalesce(sum(octet_length(r.content) + coalesce(pg_column_size(r.result), 0)), 0)
    into rules, bytes
    from public.user_configurations c left join public.generated_rules r on r.configuration_id = c.id
    where c.user_id = owner;
  bytes := bytes + coalesce((
    select sum(octet_length(v.content) + coalesce(pg_column_size(v.result), 0))
    from public.rule_versions v join public.user_configurations c on c.id = v.configuration_id
    where c.user_id = owner
  ), 0);
  if rules > most_rules or bytes > most_bytes then
    raise sqlstate 'PT413' using
      message = 'quota_exceeded',
      detail = format('%s rules with %s bytes', rules, bytes),
      hint = format('An account keeps at most %s saved rules with %s bytes. Delete some first.', most_rules, most_bytes);
  end if;
end
$$;
