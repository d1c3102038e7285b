-- The operator may end the plans of all subscribers with notice; each is a decision about one order.
alter table private.settlements drop constraint settlements_cause_check;
alter table private.settlements
  add constraint settlements_cause_check check (cause in ('withdrawal', 'cancellation', 'account_end', 'goodwill', 'notice'));
-- one notice for a plan, however often it is given
create unique index settlements_of_notice on private.settlements (order_id) where cause = 'notice';
