/** Which job is put into the queue when, in cron's words and UTC. */
export const schedule = [
  { at: '*/10 * * * *', job: 'check_late_mails' },
  { at: '* * * * *', job: 'release_expired_generations' },
  { at: '17 * * * *', job: 'check_ledger' },
  { at: '41 3 * * *', job: 'forget_old_results' },
  { at: '11 4 * * *', job: 'forget_expired' },
  { at: '*/15 * * * *', job: 'reconcile_orders' },
  { at: '23 2 * * *', job: 'reconcile_all' },
] as const;
