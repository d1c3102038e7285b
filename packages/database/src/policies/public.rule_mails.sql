select private.protect_table('public.rule_mails');
grant select (user_id, asked_at, confirmed_at, sent_at), delete on public.rule_mails to authenticated;
create policy owner_reads on public.rule_mails for select to authenticated using (user_id = (select auth.uid()));
create policy owner_stops on public.rule_mails for delete to authenticated using (user_id = (select auth.uid()));
