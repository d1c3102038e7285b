import { seedLists } from '@regelwerk/contract/rules/seed-lists';
import { prepareDatabase } from '@regelwerk/database/prepare-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { openShop, type Shop } from '../testing/shop.ts';

/** Leaves a database as the version before the names of today did, with an alert and jobs that wait. */
const asBefore = `
  delete from private.migrations where name = '0067_operator_alerts.sql';
  alter table private.operator_alerts rename to operator_calls;
  alter table private.operator_calls rename column mailed_at to told_at;
  alter table private.operator_calls rename constraint operator_alerts_pkey to operator_calls_pkey;
  alter table private.operator_calls rename constraint operator_alerts_key_key to operator_calls_key_key;
  alter table private.operator_calls rename constraint operator_alerts_key_check to operator_calls_key_check;
  alter table private.operator_calls rename constraint operator_alerts_kind_check to operator_calls_kind_check;
  alter table private.operator_calls rename constraint operator_alerts_facts_check to operator_calls_facts_check;
  alter index private.operator_alerts_oldest rename to operator_calls_oldest;
  insert into private.operator_calls (id, kind, key, facts)
    values ('0b9c1c52-0000-4000-8000-000000000001', 'dispute', 'dispute:du_1', '{"dispute": "du_1"}');
  insert into private.payment_events (id, type, object_id, livemode, api_version, payload, state, created_at)
    values ('evt_1', 'product.updated', 'prod_1', false, '2025', '{"object": {"id": "prod_1"}}', 'waiting', now());
  select graphile_worker.add_job('tell_operator', '{"id": "0b9c1c52-0000-4000-8000-000000000001"}'::json);
  select graphile_worker.add_job('handle_payment_event', '{"id": "evt_1"}'::json);
  select graphile_worker.add_job('post_operator_call', '{"id": "1"}'::json);`;

describe.each(databaseModes)('jobs of an earlier version, on the %s database', (mode) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(mode, { OPERATOR_MAIL: 'shop@example.com' });
  });
  afterAll(() => shop.remove());

  test('run under the names of today, and what was recorded stays', async () => {
    const { database } = shop.deps;
    const { pool } = database;
    await pool.query(asBefore);
    expect(await prepareDatabase(database, seedLists)).toContain('0067_operator_alerts.sql');
    await shop.work();
    const [mail] = (await shop.mails()).filter(({ subject }) => subject === 'A payment is disputed');
    expect(mail?.text).toContain('(du_1)');
    const alerts = await pool.query('select key, mailed_at is not null as is_mailed from private.operator_alerts');
    expect(alerts.rows).toEqual([{ key: 'dispute:du_1', is_mailed: true }]);
    const events = await pool.query('select state from private.payment_events where id = $1', ['evt_1']);
    expect(events.rows).toEqual([{ state: 'handled' }]);
    // a process of the former version that was not stopped adds others
    await pool.query(`update private.payment_events set state = 'waiting' where id = 'evt_1'`);
    await pool.query('update private.operator_alerts set mailed_at = null');
    await pool.query(
      `select graphile_worker.add_job('tell_operator', '{"id": "0b9c1c52-0000-4000-8000-000000000001"}'::json)`,
    );
    await pool.query(`select graphile_worker.add_job('handle_payment_event', '{"id": "evt_1"}'::json)`);
    await shop.work();
    const again = await pool.query('select state from private.payment_events where id = $1', ['evt_1']);
    expect(again.rows).toEqual([{ state: 'handled' }]);
    expect((await shop.mails()).filter(({ subject }) => subject === 'A payment is disputed')).toHaveLength(2);
    const jobs = await pool.query('select task_identifier from graphile_worker.jobs');
    expect(jobs.rows).toEqual([]);
  });
});
