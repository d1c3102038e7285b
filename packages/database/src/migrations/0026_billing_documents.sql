-- Whom an invoice goes to, as a person last said it; an order keeps its own copy.
create table public.billing_details (
  user_id uuid primary key references auth.users (id) on delete cascade,
  is_business boolean not null default false,
  name text not null default '' check (length(name) <= 200),
  street text not null default '' check (length(street) <= 200),
  postcode text not null default '' check (length(postcode) <= 20),
  city text not null default '' check (length(city) <= 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  vat_id text not null default '' check (length(vat_id) <= 20),
  updated_at timestamptz not null default now()
);

-- `payment_country` is the country of the billing address that the provider took down, `card_country` that of the card's bank.
alter table public.orders
  add column billing jsonb,
  add column payment_country text check (payment_country ~ '^[A-Z]{2}$'),
  add column card_country text check (card_country ~ '^[A-Z]{2}$');

-- One row for each sequence of numbers. It is locked from the number on until its document is committed: a document that
-- fails gives its number back.
create table private.document_counters (
  series text primary key,
  last integer not null check (last >= 1)
);
alter table private.document_counters enable row level security;

-- Invoices and credit notes that the operator issued. `facts` is everything they say; amounts are minor units, and `kind`
-- says which way the money went.
create table public.billing_documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  series text not null,
  position integer not null check (position >= 1),
  number text not null unique,
  user_id uuid not null references auth.users (id),
  order_id uuid references public.orders (id),
  source_type text not null check (source_type in ('order', 'invoice', 'refund')),
  source_id text not null,
  corrects_id uuid references public.billing_documents (id),
  is_test boolean not null,
  is_business boolean not null,
  -- the buyer's country, the country that taxes, and whether two pieces of evidence agree on the first
  country text not null check (country ~ '^[A-Z]{2}$'),
  tax_country text not null check (tax_country ~ '^[A-Z]{2}$'),
  is_country_proven boolean not null,
  treatment text not null check (treatment in ('taxed', 'small_business', 'reverse_charge')),
  rate integer not null check (rate between 0 and 1000),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  net integer not null check (net >= 0),
  vat integer not null check (vat >= 0),
  gross integer not null check (gross = net + vat),
  facts jsonb not null,
  issued_at timestamptz not null default now(),
  unique (series, position),
  unique (source_type, source_id),
  check ((kind = 'credit_note') = (corrects_id is not null))
);
create index billing_documents_newest on public.billing_documents (user_id, issued_at desc);
create index billing_documents_of_order on public.billing_documents (order_id);
create index billing_documents_corrected on public.billing_documents (corrects_id) where corrects_id is not null;
create index billing_documents_by_time on public.billing_documents (issued_at);

-- The documents themselves, exactly as they were sent.
create table private.billing_files (
  document_id uuid primary key references public.billing_documents (id) on delete cascade,
  pdf bytea not null,
  xml text,
  mailed_at timestamptz,
  created_at timestamptz not null default now()
);
alter table private.billing_files enable row level security;
