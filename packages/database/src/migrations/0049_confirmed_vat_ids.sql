-- When the register of VAT ids confirmed the one of an addressee, and under which consultation number.
alter table public.billing_details
  add column vat_id_confirmed_at timestamptz,
  add column vat_id_consultation text not null default '' check (length(vat_id_consultation) <= 100);

alter table private.operator_calls
  drop constraint operator_calls_kind_check,
  add constraint operator_calls_kind_check check (
    kind in (
      'dispute', 'review', 'withdrawal', 'cancellation', 'reconciliation', 'dead_mails', 'late_jobs', 'turnover_abroad'
    )
  );
