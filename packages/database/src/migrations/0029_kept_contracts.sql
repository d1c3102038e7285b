-- What was agreed on, word for word: each text once, under the hash of exactly what it says.
create table private.legal_texts (
  hash text primary key,
  name text not null check (length(name) between 1 and 60),
  version text not null check (length(version) between 1 and 40),
  language text not null,
  body text not null check (encode(sha256(convert_to(body, 'UTF8')), 'hex') = hash),
  created_at timestamptz not null default now()
);
alter table private.legal_texts enable row level security;

-- The declarations before this change stood in code alone; consents name them by their hash.
insert into private.legal_texts (hash, name, version, language, body)
  select encode(sha256(convert_to(body, 'UTF8')), 'hex'), name, '2026-11-01', language, body from (values
    ('generation', 'en', 'I expressly agree that the provider starts performance before the 14-day withdrawal period ends, and I know that I thereby lose my right of withdrawal.'),
    ('generation', 'de', 'Ich stimme ausdrücklich zu, dass der Anbieter vor Ablauf der 14-tägigen Widerrufsfrist mit der Leistung beginnt, und mir ist bekannt, dass ich dadurch mein Widerrufsrecht verliere.'),
    ('immediatePerformance', 'en', 'I expressly agree that you begin to perform the contract before the withdrawal period ends. I know that my right of withdrawal lapses for every token that I use, once performance has begun and you have confirmed this to me by email.'),
    ('immediatePerformance', 'de', 'Ich stimme ausdrücklich zu, dass Sie vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags beginnen. Mir ist bekannt, dass mein Widerrufsrecht für jeden Token erlischt, den ich einsetze, sobald die Ausführung begonnen hat und Sie mir dies per E-Mail bestätigt haben.'),
    ('terms', 'en', 'I have read the terms and conditions and agree to them.'),
    ('terms', 'de', 'Ich habe die AGB gelesen und stimme ihnen zu.')
  ) as earlier (name, language, body);

-- The words of the button that was pressed, and the texts that the order was placed on.
alter table public.orders
  add column order_button text check (length(order_button) between 1 and 200),
  add column terms_hash text references private.legal_texts (hash),
  add column withdrawal_hash text references private.legal_texts (hash),
  add column privacy_hash text references private.legal_texts (hash);

-- The confirmation of an order as it was sent.
alter table private.mails add column body_text text, add column body_html text;
