select private.protect_table('public.ai_models');
grant select on public.ai_models to anon, authenticated;
-- inactive ones too: a browser is only notified of changes to rows that it may see
create policy everyone_reads on public.ai_models for select to anon, authenticated using (true);
