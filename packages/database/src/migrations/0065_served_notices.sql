-- The operator's notice of a plan is mailed first; the provider learns its end once that mail has left.
alter table private.settlements
  add column ends_at timestamptz,
  add column mail_id uuid unique;

-- Whether the operator ended a plan, so that its subscriber cannot reactivate it.
alter table public.subscriptions add column ends_by_notice boolean not null default false;
update public.subscriptions s set ends_by_notice = true
from private.settlements n join public.orders o on o.id = n.order_id
where n.cause = 'notice' and n.done_at is not null and s.cancel_at_period_end
  and o.stripe_subscription_id = s.stripe_subscription_id;
