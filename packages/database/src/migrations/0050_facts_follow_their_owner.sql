-- A mailed link to the former mailbox takes an account back to it.
alter table auth.one_time_tokens
  drop constraint one_time_tokens_purpose_check,
  drop constraint one_time_tokens_check,
  add constraint one_time_tokens_purpose_check check (purpose in ('recovery', 'signup', 'email_change', 'undo_address')),
  add constraint one_time_tokens_new_email_check
    check ((new_email is not null) = (purpose in ('email_change', 'undo_address')));
create index one_time_tokens_kept_address on auth.one_time_tokens (new_email) where purpose = 'undo_address';
-- A deleted account keeps the id of its customer, by which a late payment is found and refunded.
alter table public.customers add column deleted_at timestamptz;
