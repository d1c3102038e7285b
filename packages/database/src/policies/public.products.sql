select private.protect_table('public.products');
grant select on public.products to anon, authenticated;
create policy everyone_reads_active on public.products for select to anon, authenticated
  using (active or (select auth.is_admin()));
