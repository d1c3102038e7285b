-- The tokens of a day that is over, in the shop's time zone. The ledger only grows, so they never change.
create table private.token_days (
  day date primary key,
  sold integer not null,
  used integer not null,
  -- runs that ended without a rule
  failed integer not null
);
alter table private.token_days enable row level security;

-- Ledger rows are stored in the order of their time: an entry for some pages costs a write nothing.
create index token_transactions_by_time on public.token_transactions
  using brin (created_at) with (pages_per_range = 32, autosummarize = on);
create index generations_released on public.generations (user_id, created_at desc) where state = 'released';
create index generations_failed on public.generations (settled_at) where state = 'released';

-- How the figures and the log are read.
create index orders_by_fulfilment on public.orders (fulfilled_at) where fulfilled_at is not null;
create index invoices_by_time on public.invoices (created_at);
create index reversals_by_time on private.reversals (created_at);
-- many orders have the same amount
create index orders_by_amount_in_order on public.orders (amount, id);
drop index public.orders_by_amount;
create index audit_log_by_action on private.audit_log (action, id desc);
