-- What a kept mail was to its order. Only the confirmation starts the withdrawal period.
alter table private.mails add column purpose text check (purpose in ('acknowledgement', 'confirmation'));
update private.mails set purpose = 'confirmation' where order_id is not null;
alter table private.mails add constraint mails_purpose check (order_id is null or purpose is not null);

-- Whether a cancellation was accepted for good cause: such a plan ends at once or on the day that it names.
alter table private.legal_notices add column for_cause boolean not null default false;
