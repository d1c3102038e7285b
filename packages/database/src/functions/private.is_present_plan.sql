-- Whether an order is of a plan that has started and that no change of plan has replaced.
create or replace function private.is_present_plan(ordered uuid) returns boolean
  language sql stable set search_path = ''
  as $$
  select exists (select from public.orders o where o.id = ordered and o.kind = 'subscription' and o.state = 'fulfilled')
    and not exists (select from public.orders c where c.changes_order_id = ordered and c.state = 'fulfilled')
$$;
