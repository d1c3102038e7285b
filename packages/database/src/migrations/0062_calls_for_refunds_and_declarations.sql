-- The operator is called for a refund that failed later, and for a declaration that could not be applied.
alter table private.operator_calls
  drop constraint operator_calls_kind_check,
  add constraint operator_calls_kind_check check (
    kind in (
      'dispute', 'review', 'withdrawal', 'cancellation', 'refund_failed', 'declaration_stuck', 'change_undone', 'reconciliation',
      'dead_mails', 'late_jobs', 'turnover_abroad'
    )
  );
