-- Who opened whose page stands in the log once a day for each admin and person.
create unique index audit_log_reads on private.audit_log (actor_id, subject_id, ((created_at at time zone 'UTC')::date))
  where action = 'read_person';
