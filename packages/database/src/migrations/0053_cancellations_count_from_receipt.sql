-- A cancellation counts from its receipt: when the plan ends by it, since when the provider knows of that end, and when somebody
-- took it back.
alter table private.legal_notices
  add column effective_end timestamptz,
  add column applied_at timestamptz,
  add column taken_back_at timestamptz;
create index legal_notices_of_order on private.legal_notices (accepted_order_id) where accepted_order_id is not null;
