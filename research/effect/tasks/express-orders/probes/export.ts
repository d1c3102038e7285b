import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { keptOrder, openDesk, problemOf, splitCsv } from '../desk.ts';

const noon = '2026-03-10T11:00:00.000Z';
const numbers = (rows: readonly string[][]) => rows.map(([number]) => Number(number));

/** The file for the tax adviser. */
export const exportProbes: Readonly<Record<string, Probe>> = {
  'the orders of some days come as CSV': probe('asked', async (project) => {
    const data = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'].map((day, index) =>
      keptOrder(1001 + index, `${day}T11:00:00.000Z`),
    );
    const desk = await openDesk(project, { data });
    const answer = await desk.call('/orders/export.csv?from=2026-03-10&to=2026-03-11');
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/);
    const [head, ...rows] = splitCsv(await answer.text());
    assert.deepEqual(head, ['number', 'date', 'customer', 'total', 'paid']);
    assert.deepEqual(numbers(rows), [1002, 1003]);
    assert.equal(rows[0]?.[1], '2026-03-10');
    assert.equal(rows[0]?.[2], 'Café Mitte');
  }),
  'amounts are euros with two digits': probe('asked', async (project) => {
    const totals = [5, 70, 1260, 100_000, 113_08];
    const data = totals.map((total, index) => keptOrder(1001 + index, noon, { total }));
    const desk = await openDesk(project, { data });
    await desk.pay({ order: 1003, amount: '10.10' });
    const rows = await desk.rows('2026-03-10', '2026-03-10');
    assert.deepEqual(
      rows.map(([, , , total]) => total),
      ['0.05', '0.70', '12.60', '1000.00', '113.08'],
    );
    assert.equal(rows[2]?.[4], '10.10');
  }),
  'the oldest order comes first': probe('asked', async (project) => {
    const data = [keptOrder(1001, '2026-03-10T08:00:00.000Z'), keptOrder(1002, '2026-03-10T15:00:00.000Z')];
    const desk = await openDesk(project, { data });
    assert.deepEqual(numbers(await desk.rows('2026-03-01', '2026-03-31')), [1001, 1002]);
  }),
  'a day lasts from midnight to midnight in Berlin': probe('implied', async (project) => {
    const data = [
      keptOrder(1001, '2026-06-30T21:59:00.000Z'),
      keptOrder(1002, '2026-06-30T22:00:00.000Z'),
      keptOrder(1003, '2026-07-01T21:59:59.900Z'),
      keptOrder(1004, '2026-07-01T22:00:00.000Z'),
    ];
    const desk = await openDesk(project, { data });
    const rows = await desk.rows('2026-07-01', '2026-07-01');
    assert.deepEqual(numbers(rows), [1002, 1003]);
    assert.equal(rows[0]?.[1], '2026-07-01');
  }),
  'the days when the clocks change are whole': probe('hostile', async (project) => {
    const data = [
      keptOrder(1001, '2026-10-24T22:30:00.000Z'),
      keptOrder(1002, '2026-10-25T22:30:00.000Z'),
      keptOrder(1003, '2026-10-25T23:30:00.000Z'),
    ];
    const desk = await openDesk(project, { data, environment: { TZ: 'America/New_York' } });
    assert.deepEqual(numbers(await desk.rows('2026-10-25', '2026-10-25')), [1001, 1002]);
  }),
  'names with commas, quotes and line breaks stay one cell': probe('implied', async (project) => {
    const customer = 'Bar "Zum Anker", Ecke\nHinterhof; links';
    const desk = await openDesk(project, { data: [keptOrder(1001, noon, { customer })] });
    const rows = await desk.rows('2026-03-10', '2026-03-10');
    assert.equal(rows.length, 1);
    assert.equal(rows[0]?.[2]?.replaceAll('\r', ''), customer);
    assert.equal(rows[0]?.[3], '12.60');
  }),
  'a name is no formula': probe('hostile', async (project) => {
    const names = ['=HYPERLINK("http://evil.example","Open")', '+1+cmd', '-2+3', '@SUM(A1)'];
    const data = names.map((customer, index) => keptOrder(1001 + index, noon, { customer }));
    const desk = await openDesk(project, { data });
    const rows = await desk.rows('2026-03-10', '2026-03-10');
    assert.equal(rows.length, names.length);
    for (const [, , customer = ''] of rows) assert.doesNotMatch(customer, /^[=+\-@]/, customer);
  }),
  'Excel reads the umlauts': probe('implied', async (project) => {
    const desk = await openDesk(project, { data: [keptOrder(1001, noon, { customer: 'Bäckerei Weiß' })] });
    const answer = await desk.call('/orders/export.csv?from=2026-03-10&to=2026-03-10');
    const bytes = Buffer.from(await answer.arrayBuffer());
    assert.ok(bytes.includes('Bäckerei Weiß'), 'the name is not UTF-8');
    assert.equal(bytes.subarray(0, 3).toString('hex'), 'efbbbf', 'Excel takes the file for another encoding');
  }),
  'wrong days are refused in the shape of this service': probe('implied', async (project) => {
    const desk = await openDesk(project, { data: [keptOrder(1001, noon)] });
    const wrong = [
      '',
      '?from=2026-03-01',
      '?from=2026-02-30&to=2026-03-31',
      '?from=yesterday&to=2026-03-31',
      '?from=2026-03-01&from=2026-03-02&to=2026-03-31',
      '?from[a]=2026-03-01&to=2026-03-31',
    ];
    for (const query of wrong) {
      const answer = await desk.call(`/orders/export.csv${query}`);
      assert.ok(answer.status >= 400 && answer.status < 500, `status ${answer.status} for ${query}`);
      assert.equal(typeof (await problemOf(answer)), 'string');
    }
  }),
  'days without orders give a file with its head': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const answer = await desk.call('/orders/export.csv?from=2026-03-01&to=2026-03-31');
    assert.equal(answer.status, 200);
    assert.deepEqual(splitCsv(await answer.text()), [['number', 'date', 'customer', 'total', 'paid']]);
  }),
};
