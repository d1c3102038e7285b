-- Returns the order that a period of a subscription is paid for: after a change of plan, that of the new plan.
create or replace function private.order_of_period(subscription text, starts timestamptz) returns uuid
  language sql stable set search_path = ''
  as $$
  select o.id from public.orders o
  where o.stripe_subscription_id = subscription and o.state not in ('draft', 'expired', 'canceled')
    and coalesce(o.starts_at, '-infinity') <= starts
  order by o.starts_at desc nulls last, o.created_at limit 1
$$;
