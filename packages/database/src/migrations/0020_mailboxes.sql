-- A mailbox under the server's seal, however its address is spelled: what it was given, and what it owes after the
-- account is gone.
create table private.mailboxes (
  hash text primary key check (length(hash) = 43),
  gift_at timestamptz,
  -- tokens that were spent and then paid back
  debt integer not null default 0 check (debt >= 0),
  -- when the last account left it
  released_at timestamptz
);
alter table private.mailboxes enable row level security;

-- Survives a deletion, so that a payment that is taken back later finds the mailbox.
alter table auth.users add column mailbox_hash text check (length(mailbox_hash) = 43);
create index users_mailbox on auth.users (mailbox_hash) where mailbox_hash is not null;
create index users_without_mailbox on auth.users (id) where mailbox_hash is null and deleted_at is null;
