-- A change of plan is an order too. It names the order that it replaces and starts when that one's running period ends; until then
-- it is `scheduled`, and `canceled` if it never starts.
alter table public.orders drop constraint orders_state_check;
alter table public.orders add constraint orders_state_check check (state in (
  'draft', 'open', 'processing', 'scheduled', 'fulfilled', 'expired', 'failed', 'review', 'refunded', 'canceled'
));
alter table public.orders
  add column changes_order_id uuid references public.orders (id),
  -- when the contract on the change was concluded
  add column scheduled_at timestamptz,
  -- when the new plan starts, or started
  add column starts_at timestamptz,
  add check ((changes_order_id is null) = (starts_at is null));
create unique index orders_one_change on public.orders (user_id) where state = 'scheduled';
create index orders_changing on public.orders (changes_order_id) where changes_order_id is not null;
