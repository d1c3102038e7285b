-- Why an admin did it, where a reason is asked for.
alter table private.audit_log add column reason text check (length(reason) <= 500);
create index audit_log_of_actor on private.audit_log (actor_id, id desc);
create index audit_log_of_subject on private.audit_log (subject_id, id desc);

-- What customers type for a discount, and what the provider says of it.
alter table public.discounts
  add column promotion_code text check (length(promotion_code) <= 500),
  add column times_redeemed integer not null default 0 check (times_redeemed >= 0),
  add column is_valid boolean not null default true;
create unique index discounts_of_code on public.discounts (upper(promotion_code)) where promotion_code is not null;

-- Which mails a person was sent, for their history; what stood in them is not kept.
create table private.mails (
  id uuid primary key,
  user_id uuid not null references auth.users (id),
  subject text not null check (length(subject) between 1 and 500),
  is_legal boolean not null,
  queued_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_of_user on private.mails (user_id, queued_at desc);
alter table private.mails enable row level security;

-- The orders in which admins page through tables.
create index customers_newest on public.customers (created_at desc, id);
create index customers_by_email on public.customers (email, id);
create index customers_by_name on public.customers (name, id);
create index subscriptions_all_newest on public.subscriptions (created_at desc, id);
create index subscriptions_by_status on public.subscriptions (status, id);
create index subscriptions_by_end on public.subscriptions (current_period_end, id);
create index subscriptions_of_price on public.subscriptions (stripe_price_id);
create index products_newest on public.products (created_at desc, id);
create index products_by_name on public.products (name, id);
create index discounts_newest on public.discounts (created_at desc, id);
create index user_tokens_by_balance on public.user_tokens (tokens_remaining, user_id);
