-- Why a change of plan did not take place.
alter table public.orders add column dropped_because text
  check (dropped_because in (
    'taken_back', 'plan_ends', 'withdrawal_received', 'withdrawal_by_other', 'withdrawn', 'undone', 'unpaid'
  )),
  add check (dropped_because is null or state = 'canceled');
-- those whose first charge failed, of which some may still be under way
update public.orders o set dropped_because = 'unpaid'
where o.state = 'canceled' and exists (select from private.operator_calls c where c.key = 'change:' || o.id);

-- An invoice that the operator writes, or a part of a period, pays for no period of a plan.
alter table public.invoices add column is_for_period boolean not null default true;
update public.invoices set is_for_period = false where period_end <= period_start;
