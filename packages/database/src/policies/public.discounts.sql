select private.protect_table('public.discounts');
grant select on public.discounts to authenticated;
create policy admin_reads on public.discounts for select to authenticated using ((select auth.is_admin()));
