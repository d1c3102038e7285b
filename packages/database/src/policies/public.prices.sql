select private.protect_table('public.prices');
grant select on public.prices to anon, authenticated;
create policy everyone_reads_active on public.prices for select to anon, authenticated
  using (active or (select auth.is_admin()));
