import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const token = 'a token of sixteen';
const deploy = join(import.meta.dirname, '../../../../deploy');
const promtool = process.env.PROMTOOL ?? 'promtool';
const hasPromtool = spawnSync(promtool, ['--version']).status === 0;

describe.each(databaseModes)('figures of a server on the %s database', (mode) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(mode, { METRICS_TOKEN: token });
  });
  afterAll(() => shop.remove());

  const scrape = async () => {
    const answer = await shop.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return answer.text();
  };
  const sampleOf = (text: string, sample: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
    return line === undefined ? undefined : Number(line.slice(sample.length));
  };

  test('are for holders of the token only', async () => {
    for (const authorization of [undefined, 'Bearer ', `Bearer ${token}x`, 'Basic YTpi']) {
      const headers = authorization === undefined ? {} : { authorization };
      expect((await shop.request('/metrics', { headers })).status).toBe(401);
    }
  });

  test('count requests by the pattern of their route, never by what people sent', async () => {
    const id = randomUUID();
    await shop.request(`/rest/v1/ai_models?select=name&id=eq.${id}`, { headers: shop.visitor() });
    await shop.request(`/${id}`);
    await shop.request('/functions/v1/generate-rules', { method: 'BREW' });
    const text = await scrape();
    const counted = 'regelwerk_http_request_duration_seconds_count';
    expect(sampleOf(text, `${counted}{method="GET",route="/rest/v1/:table",status="200"}`)).toBe(1);
    expect(text).toContain('method="OTHER"');
    expect(text).not.toContain(id);
    expect(
      sampleOf(
        text,
        'regelwerk_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/rest/v1/:table",status="200"}',
      ),
    ).toBe(1);
  });

  test('tell the process, its version, its event loop and its connections', async () => {
    const text = await scrape();
    const { version } = (await (await shop.request('/health')).json()) as { version: string };
    expect(text).toContain(`regelwerk_build_info{version="${version}",node="${process.version}"} 1`);
    expect(sampleOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(sampleOf(text, 'regelwerk_db_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(sampleOf(text, 'regelwerk_db_pool_waiting')).toBe(0);
    expect(sampleOf(text, 'regelwerk_realtime_sockets')).toBe(0);
  });

  test('tell what waits, what was given up and what was checked', async () => {
    const before = await scrape();
    expect(sampleOf(before, 'regelwerk_database_up')).toBe(1);
    expect(sampleOf(before, 'regelwerk_ledger_check_faults')).toBeUndefined();
    const { pool } = shop.deps.database;
    await pool.query(`select graphile_worker.add_job('check_ledger', '{}')`);
    await shop.work();
    await pool.query(`
      insert into private.payment_events (id, type, livemode, payload, state, created_at, received_at, attempts)
        values ('evt_old', 'charge.refunded', false, '{}', 'waiting', now(), now() - interval '2 hours', 3);
      select graphile_worker.add_job('send_mail', '{}', max_attempts => 1);
      update graphile_worker._private_jobs set attempts = 1, last_error = 'gone';
      select graphile_worker.add_job('settle_contract', '{}', run_at => now() - interval '10 minutes');
      insert into private.legal_notices (id, kind, language, name, email, contract_reference, details, receipt, address_hash, received_at, due_at)
        values (gen_random_uuid(), 'withdrawal', 'de', 'A', 'a@example.com', 'x', '{}', 'x', 'x', now() - interval '20 days', now() - interval '6 days')`);
    const text = await scrape();
    expect(sampleOf(text, 'regelwerk_ledger_check_faults')).toBe(0);
    expect(sampleOf(text, 'regelwerk_ledger_check_age_seconds')).toBeLessThan(60);
    expect(sampleOf(text, 'regelwerk_payment_events_failing')).toBe(1);
    expect(sampleOf(text, 'regelwerk_payment_event_oldest_age_seconds')).toBeCloseTo(7200, -2);
    expect(sampleOf(text, 'regelwerk_mails_dead')).toBe(1);
    expect(sampleOf(text, 'regelwerk_job_queue_depth{task="send_mail",state="dead"}')).toBe(1);
    expect(sampleOf(text, 'regelwerk_job_queue_depth{task="settle_contract",state="waiting"}')).toBe(1);
    expect(sampleOf(text, 'regelwerk_job_queue_age_seconds{task="settle_contract"}')).toBeCloseTo(600, -2);
    expect(sampleOf(text, 'regelwerk_notices_overdue')).toBe(1);
    await pool.query('delete from graphile_worker._private_jobs; delete from private.payment_events');
    const after = await scrape();
    expect(after).not.toContain('regelwerk_job_queue_depth{');
    expect(sampleOf(after, 'regelwerk_payment_event_oldest_age_seconds')).toBe(0);
  });

  test('count runs of the generator by their outcome', async () => {
    const call = (body: object) =>
      shop.request('/functions/v1/generate-rules', {
        method: 'POST',
        headers: shop.visitor({ 'content-type': 'application/json' }),
        body: JSON.stringify(body),
      });
    const answer = await call({ formData });
    const buyer = await shop.buyer();
    const refused = await buyer.call('generate-rules', { formData });
    expect([answer.status, refused.status]).toEqual([200, 402]);
    const text = await scrape();
    expect(sampleOf(text, 'regelwerk_generations_total{outcome="preview"}')).toBe(1);
    expect(sampleOf(text, 'regelwerk_generations_total{outcome="refused"}')).toBe(1);
    expect(sampleOf(text, 'regelwerk_generations_total{outcome="failed"}')).toBe(0);
  });

  test('count a repeat that the store answers apart from delivered rules', async () => {
    const buyer = await shop.buyer();
    await shop.deps.database.pool.query('update public.user_tokens set tokens_remaining = 1 where user_id = $1', [
      buyer.id,
    ]);
    const body = { formData, requestId: randomUUID(), consent: true };
    for (const _ of ['first', 'again']) expect((await buyer.call('generate-rules', body)).status).toBe(200);
    const text = await scrape();
    expect(sampleOf(text, 'regelwerk_generations_total{outcome="delivered"}')).toBe(1);
    expect(sampleOf(text, 'regelwerk_generations_total{outcome="repeated"}')).toBe(1);
  });

  test('have every name that the dashboard and the alerts use', async () => {
    const known = new Set(
      (await scrape())
        .matchAll(/^# TYPE (\S+) (\S+)/gm)
        .flatMap(([, name, kind]) =>
          kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name ?? ''],
        ),
    );
    for (const file of ['grafana-dashboard.json', 'prometheus-alerts.yml']) {
      const used = [...readFileSync(join(deploy, file), 'utf8').matchAll(/\b(?:regelwerk|nodejs|process)_[a-z0-9_]+/g)];
      const names = new Set(used.map(([name]) => name));
      expect(names.size, file).toBeGreaterThan(10);
      expect(
        [...names].filter((name) => !known.has(name)),
        file,
      ).toEqual([]);
    }
  });

  test('of the process remain while the database does not answer', async () => {
    const { pool } = shop.deps.database;
    const blocker = await pool.connect();
    await blocker.query('begin; lock table private.legal_notices in access exclusive mode');
    const blocked = await scrape();
    await blocker.query('rollback');
    blocker.release();
    expect(sampleOf(blocked, 'regelwerk_database_up')).toBe(0);
    expect(sampleOf(blocked, 'regelwerk_notices_open')).toBeUndefined();
    expect(sampleOf(blocked, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(sampleOf(await scrape(), 'regelwerk_notices_open')).toBe(1);
  });
});

// Debian's package `prometheus` has promtool
test.skipIf(!hasPromtool)('promtool accepts the alert rules', () => {
  const { status, stderr } = spawnSync(promtool, ['check', 'rules', join(deploy, 'prometheus-alerts.yml')]);
  expect(status, String(stderr)).toBe(0);
});
