-- The operator gets alerts, and jobs are named for what they do.
alter table private.operator_calls rename to operator_alerts;
alter table private.operator_alerts rename column told_at to mailed_at;
alter table private.operator_alerts rename constraint operator_calls_pkey to operator_alerts_pkey;
alter table private.operator_alerts rename constraint operator_calls_key_key to operator_alerts_key_key;
alter table private.operator_alerts rename constraint operator_calls_key_check to operator_alerts_key_check;
alter table private.operator_alerts rename constraint operator_calls_kind_check to operator_alerts_kind_check;
alter table private.operator_alerts rename constraint operator_calls_facts_check to operator_alerts_facts_check;
alter index private.operator_calls_oldest rename to operator_alerts_oldest;

-- jobs that wait under a former name run under the present one; the queue has no tables before the first start
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is null then
    return;
  end if;
  insert into graphile_worker._private_tasks (identifier) values ('send_alert_mail'), ('apply_payment_event')
    on conflict (identifier) do nothing;
  update graphile_worker._private_jobs j set task_id = present.id
    from (values ('tell_operator', 'send_alert_mail'), ('handle_payment_event', 'apply_payment_event')) as renamed (former, name)
    join graphile_worker._private_tasks former on former.identifier = renamed.former
    join graphile_worker._private_tasks present on present.identifier = renamed.name
    where j.task_id = former.id;
  update graphile_worker._private_jobs set flags = flags - 'call' || '{"alert": true}' where flags ? 'call';
  -- of versions that also posted alerts to a webhook
  delete from graphile_worker._private_jobs where task_id in (
    select id from graphile_worker._private_tasks where identifier = 'post_operator_call'
  );
end
$$;
