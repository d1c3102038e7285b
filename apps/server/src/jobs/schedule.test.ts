import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyDatabaseMode } from '../../../../tools/testing/open-test-database.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { scheduledWork } from './scheduled-work.ts';
import { startJobs } from './start-jobs.ts';

/** A due time of each job, listed again to detect a job that is missing from the schedule. */
const moments = [
  ['check_late_mails', '00:10'],
  ['release_expired_generations', '00:11'],
  ['sum_days', '00:13'],
  ['reconcile_orders', '00:15'],
  ['check_ledger', '00:17'],
  ['forget_device_codes', '00:20'],
  ['reseal_mailboxes', '00:37'],
  ['reconcile_all', '02:23'],
  ['forget_old_results', '03:41'],
  ['forget_expired', '04:11'],
  ['mail_stale_rules', '07:29'],
] as const;

describe('scheduled jobs', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(anyDatabaseMode);
  });
  afterAll(() => shop.remove());

  const query = async (sql: string, values: unknown[] = []) =>
    (await shop.deps.database.pool.query(sql, values)).rows as Record<string, unknown>[];

  /** Starts the queue just before `time` on a past day, and advances the clock until all jobs due then are done. */
  const strike = async (time: string): Promise<Date> => {
    const moment = new Date(`2026-01-05T${time}:00Z`);
    vi.useFakeTimers({ toFake: ['Date'], now: moment.getTime() - 50 });
    const jobs = await startJobs(shop.deps);
    try {
      vi.setSystemTime(moment.getTime() + 1000);
      const struck = 'select from graphile_worker._private_known_crontabs where last_execution = $1';
      await expect.poll(async () => (await query(struck, [moment])).length).toBeGreaterThan(0);
      // a successful job leaves the queue; a failed or unknown one stays
      await expect.poll(() => query('select id, last_error from graphile_worker._private_jobs')).toEqual([]);
    } finally {
      vi.useRealTimers();
      await jobs.stop();
    }
    return moment;
  };

  test('every scheduled job has a time in this test', () => {
    expect(moments.map(([job]) => job).sort()).toEqual(scheduledWork.map(({ name }) => name).sort());
  });

  test.each(moments)('%s runs at %s', async (job, time) => {
    const moment = await strike(time);
    const known = 'select last_execution from graphile_worker._private_known_crontabs where identifier = $1';
    expect(await query(known, [job])).toEqual([{ last_execution: moment }]);
  });

  test('the token of a generation whose lease ran out is given back within a minute', async () => {
    const ada = await shop.buyer();
    await query("select private.post_tokens($1, 1, 'test', 'test', $2, null)", [ada.id, randomUUID()]);
    await query("select private.hold_generation($1, $2, repeat('a', 43), 't', interval '-1 second')", [
      ada.id,
      randomUUID(),
    ]);
    expect(await ada.balance()).toBe(0);
    await strike('08:01');
    expect(await ada.balance()).toBe(1);
  });

  test('fulfil an order whose webhook never came within a quarter of an hour', async () => {
    const ada = await shop.buyer();
    await shop.provider.sandbox.switchTo({ lost: 1 });
    await shop.provider.pay(await ada.order(await shop.price('Standard')));
    await shop.provider.sandbox.switchTo({ lost: 0 });
    await query("update public.orders set created_at = now() - interval '11 minutes' where user_id = $1", [ada.id]);
    expect(await ada.balance()).toBe(0);
    await strike('08:15');
    expect(await ada.balance()).toBe(25);
  });
});
