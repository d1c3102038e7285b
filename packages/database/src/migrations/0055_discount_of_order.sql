-- what a discount takes off which payments, as the order showed it; null without one, and for older orders
alter table public.orders add column discount jsonb;
