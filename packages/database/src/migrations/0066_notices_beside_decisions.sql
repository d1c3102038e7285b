-- A notice of the operator stays open until its mail has left, and must hold up no withdrawal, refund or deletion of the account meanwhile.
drop index private.settlements_open;
create unique index settlements_open on private.settlements (order_id) where done_at is null and cause <> 'notice';

-- An end with notice used to be a refund of nothing out of goodwill. One that is still open is a notice, so that its mail says so.
update private.settlements s set cause = 'notice'
where s.cause = 'goodwill' and s.ends_with_period and s.done_at is null and s.amount = 0
  and not exists (select from private.settlements n where n.order_id = s.order_id and n.cause = 'notice');
