-- Cancellations that were accepted before their ends were noted.
update private.legal_notices n set effective_end = s.cancel_at
from public.orders o join public.subscriptions s on s.stripe_subscription_id = o.stripe_subscription_id
where o.id = n.accepted_order_id and n.kind = 'cancellation' and n.accepted_at is not null and n.effective_end is null
  and n.taken_back_at is null and s.status not in ('canceled', 'incomplete_expired');

-- Whether the end of a plan was set at the provider by its subscriber, so that no declaration that is closed or taken back undoes it.
alter table public.subscriptions add column ends_by_subscriber boolean not null default false;
update public.subscriptions s set ends_by_subscriber = true
where s.cancel_at_period_end and not s.ends_by_notice and not exists (
  select from private.legal_notices n join public.orders o on o.id = n.accepted_order_id
  where o.stripe_subscription_id = s.stripe_subscription_id and n.effective_end is not null and n.taken_back_at is null
);
