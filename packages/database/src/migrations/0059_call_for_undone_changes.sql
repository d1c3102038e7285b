-- The operator hears of a change of plan whose first charge failed.
alter table private.operator_calls
  drop constraint operator_calls_kind_check,
  add constraint operator_calls_kind_check check (
    kind in (
      'dispute', 'review', 'withdrawal', 'cancellation', 'change_undone', 'reconciliation', 'dead_mails', 'late_jobs',
      'turnover_abroad'
    )
  );
