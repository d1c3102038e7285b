-- Returns the last day on which a declaration is proof: three years from the end of its year, or of the plan that it began.
create or replace function private.consent_kept_until(consent private.consents) returns date
  language sql stable security definer set search_path = ''
  return coalesce(
    (
      select case
        when s.status in ('canceled', 'incomplete_expired') then private.end_of_year_after(greatest(consent.given_at, s.current_period_end), 3)
        else 'infinity'
      end
      from public.orders o join public.subscriptions s on s.stripe_subscription_id = o.stripe_subscription_id
      where o.id = consent.order_id
    ),
    private.end_of_year_after(consent.given_at, 3)
  );
