-- A cancellation that was accepted before its effective end was kept, and not carried out yet: without one it would be lost. What the
-- law brings forward to a month's notice follows once the provider knows of it.
update private.legal_notices n
set effective_end = case when n.for_cause then n.received_at else s.current_period_end end
from public.orders o
join public.subscriptions s on s.stripe_subscription_id = o.stripe_subscription_id
where o.id = n.accepted_order_id and n.kind = 'cancellation' and n.settled_at is null and n.effective_end is null;
-- Fewer tokens that were announced for a period to come: what was agreed on stays agreed.
delete from public.plan_terms t
where t.valid_from > now()
  and not exists (
    select from public.orders o
    where o.stripe_subscription_id = t.stripe_subscription_id and o.starts_at = t.valid_from
  )
  and exists (
    select from public.plan_terms former
    where former.stripe_subscription_id = t.stripe_subscription_id and former.stripe_price_id = t.stripe_price_id
      and former.valid_from < t.valid_from and former.tokens > t.tokens
  );
