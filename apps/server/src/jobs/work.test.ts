import { expect, test } from 'vitest';
import { jobs } from '../domain/kernel/jobs.ts';
import { queuedWork } from './queued-work.ts';
import { crontab, scheduledWork } from './scheduled-work.ts';

test('the schedule is this list', () => {
  expect(crontab.split('\n')).toEqual([
    '*/10 * * * * check_late_mails',
    '* * * * * release_expired_generations',
    '*/10 * * * * forget_device_codes',
    '17 * * * * check_ledger',
    '13 0 * * * sum_days',
    '37 * * * * reseal_mailboxes',
    '41 3 * * * forget_old_results',
    '11 4 * * * forget_expired',
    '29 7 5 * * mail_stale_rules',
    '*/15 * * * * reconcile_orders',
    '23 2 * * * reconcile_all',
  ]);
});

test('every job that can be added has its work, and no name is used twice', () => {
  expect(queuedWork.map(({ name }) => name)).toEqual(Object.values(jobs).map(({ name }) => name));
  const names = [...queuedWork, ...scheduledWork].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.values(jobs))('$name refuses a payload that does not fit', ({ schema }) => {
  expect(schema.safeParse({ other: 1 }).success).toBe(false);
});
