-- The description of a ledger row is one English sentence. Beside it stands what the sentence is made of: the source type
-- says which one, the details fill it in, and readers get it in their own language. Rows from before have none.
alter table public.token_transactions
  add column details jsonb check (jsonb_typeof(details) = 'object');
