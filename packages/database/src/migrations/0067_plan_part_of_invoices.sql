-- The part of an invoice that pays for a period of its plan: the operator may have added other items to it.
alter table public.invoices add column plan_total integer not null default 0;
update public.invoices set plan_total = total where is_for_period;
