-- Puts the present text of a saved rule into its history, which keeps the newest twenty.
create or replace function private.keep_version(configuration uuid) returns void
  language plpgsql set search_path = ''
  as $$
begin
  insert into public.rule_versions (id, configuration_id, title, content, format, result, generation_id, created_at)
    select id, configuration_id, title, content, format, result, generation_id, created_at
    from public.generated_rules where configuration_id = configuration;
  delete from public.rule_versions where id in (
    select id from public.rule_versions where configuration_id = configuration
    order by created_at desc, id desc offset 20
  );
end
$$;
