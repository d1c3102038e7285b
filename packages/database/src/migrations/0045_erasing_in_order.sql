-- Most retention periods end on one day, so the rows of a batch must be found without those of the batches before.
create index audit_log_by_time on private.audit_log (created_at);
create index mails_by_time on private.mails (sent_at) where sent_at is not null;
