select private.protect_table('public.translations');
grant select on public.translations to anon, authenticated;
create policy everyone_reads on public.translations for select to anon, authenticated using (true);
