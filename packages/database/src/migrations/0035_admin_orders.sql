-- Refunds that nobody had declared a withdrawal for. `request_id` makes a repeated decision one decision.
alter table private.settlements drop constraint settlements_cause_check;
alter table private.settlements
  add constraint settlements_cause_check check (cause in ('withdrawal', 'cancellation', 'account_end', 'goodwill')),
  add column ends_with_period boolean not null default false,
  add column request_id uuid unique,
  add column actor_id uuid references auth.users (id) on delete set null,
  add column reason text check (length(reason) <= 500);
create index settlements_of_order on private.settlements (order_id, created_at desc);

-- What a request made: its log line was written before the object had an id.
create table private.audit_subjects (
  request_id text primary key,
  subject_id text not null
);
create index audit_subjects_of_object on private.audit_subjects (subject_id);
alter table private.audit_subjects enable row level security;

-- How admins find orders and people. Bytes compare faster than words, and a beginning is then a range of the index.
create index orders_all_newest on public.orders (created_at desc, id);
create index orders_by_amount on public.orders (amount);
create index orders_by_paid_amount on public.orders (paid_amount) where paid_amount is not null;
create index orders_by_code on public.orders (upper(promotion_code)) where promotion_code is not null;
create index orders_by_price on public.orders (stripe_price_id);
create index invoices_of_subscription on public.invoices (stripe_subscription_id);
create index invoices_by_number on public.invoices (upper(number));
create index users_by_address on auth.users ((lower(email) collate "C")) where deleted_at is null;
create index users_by_domain on auth.users ((split_part(lower(email), '@', 2) collate "C")) where deleted_at is null;
create index users_by_name on auth.users ((lower(user_metadata ->> 'name') collate "C")) where deleted_at is null;
create index users_by_surname on auth.users
  ((lower(regexp_replace(user_metadata ->> 'name', '^.*\s', '')) collate "C")) where deleted_at is null;
create index notices_by_address on private.legal_notices ((lower(email) collate "C"));
create index notices_by_name on private.legal_notices ((lower(name) collate "C"));
