import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import type { Project } from '../../../open-project.ts';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { bread, keptOrder, openCourier, openDesk } from '../desk.ts';

const json: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'application/json').end('{"days": 2}');
};

/** An order read within ten seconds, in front of a courier that answers as told. */
async function readOrder(project: Project, courier: RequestListener) {
  const desk = await openDesk(project, { environment: { COURIER_URL: await openCourier(project, courier) } });
  const { number } = await desk.create();
  const answer = await desk.call(`/orders/${number}`, { signal: AbortSignal.timeout(10_000) });
  assert.equal(answer.status, 200, `the order answers ${answer.status}`);
  return (await answer.json()) as { total: number; deliveryDays?: unknown };
}

/** The courier's service, in its moods. */
export const courierProbes: Readonly<Record<string, Probe>> = {
  'an order shows the days of its delivery': probe('asked', async (project) => {
    assert.equal((await readOrder(project, json)).deliveryDays, 2);
  }),
  'the courier is asked for the postcode of the order': probe('asked', async (project) => {
    const asked: string[] = [];
    await readOrder(project, (request, response) => {
      asked.push(request.url ?? '');
      json(request, response);
    });
    const url = new URL(asked[0] ?? '', 'http://courier');
    assert.equal(url.pathname, '/estimates');
    assert.equal(url.searchParams.get('postcode'), '10115');
  }),
  'a postcode cannot change the question': probe('hostile', async (project) => {
    const asked: string[] = [];
    const courier = await openCourier(project, (request, response) => {
      asked.push(request.url ?? '');
      json(request, response);
    });
    const desk = await openDesk(project, { environment: { COURIER_URL: courier } });
    for (const postcode of ['10&a=1', '../x?#', 'SW1A 1AA', '1+1%41']) {
      const { number } = await desk.create({ ...bread, postcode });
      await desk.order(number);
      const url = new URL(asked.at(-1) ?? '', 'http://courier');
      assert.equal(url.pathname, '/estimates');
      assert.deepEqual([...url.searchParams], [['postcode', postcode]]);
    }
  }),
  'an order is shown when the courier never answers': probe('hostile', async (project) => {
    const order = await readOrder(project, () => {});
    assert.equal(order.total, 1260);
    assert.equal(order.deliveryDays, null);
  }),
  'an order is shown when the answer of the courier never ends': probe('hostile', async (project) => {
    const order = await readOrder(project, (_request, response) => {
      response.setHeader('content-type', 'application/json').write('{"days": ');
      const drip = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drip));
    });
    assert.equal(order.deliveryDays, null);
  }),
  'an order is shown when the courier fails': probe('implied', async (project) => {
    const failing = await readOrder(project, (_request, response) => {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"days": 9}');
    });
    assert.equal(failing.deliveryDays, null);
  }),
  'an order is shown when the courier cannot be reached': probe('implied', async (project) => {
    const desk = await openDesk(project, { environment: { COURIER_URL: 'http://127.0.0.1:9' } });
    const { number } = await desk.create();
    const order = await desk.order(number);
    assert.equal(order.deliveryDays, null);
  }),
  'an order is shown when the courier hangs up': probe('hostile', async (project) => {
    const order = await readOrder(project, (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '11' });
      response.write('{"da', () => request.socket.destroy());
    });
    assert.equal(order.deliveryDays, null);
  }),
  'an answer that is no number of days is unknown': probe('hostile', async (project) => {
    const answers = ['<h1>Login</h1>', '{"days": "<b>2</b>"}', '{"days": -1}', '{"days": {"a": 1}}', 'null', '{}', ''];
    const courier = await openCourier(project, (_request, response) => {
      response.setHeader('content-type', 'application/json').end(answers.shift() ?? '');
    });
    const desk = await openDesk(project, { environment: { COURIER_URL: courier } });
    const { number } = await desk.create();
    while (answers.length > 0) {
      const [told] = answers;
      assert.equal((await desk.order(number)).deliveryDays, null, String(told));
    }
  }),
  'the list and new orders do not wait for the courier': probe('implied', async (project) => {
    const courier = await openCourier(project, () => {});
    const data = Array.from({ length: 200 }, (_, index) => keptOrder(1001 + index, '2026-03-02T09:00:00.000Z'));
    const desk = await openDesk(project, { data, environment: { COURIER_URL: courier } });
    const signal = AbortSignal.timeout(2_500);
    assert.equal((await desk.call('/orders', { signal })).status, 200);
    const headers = { 'content-type': 'application/json' };
    const made = await desk.call('/orders', { method: 'POST', headers, body: JSON.stringify(bread), signal });
    assert.equal(made.status, 201);
  }),
  'a guess of the courier is not kept in the file': probe('implied', async (project) => {
    let days = 2;
    const courier = await openCourier(project, (_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ days }));
    });
    const desk = await openDesk(project, { environment: { COURIER_URL: courier } });
    const { number } = await desk.create();
    assert.equal((await desk.order(number)).deliveryDays, 2);
    days = 5;
    await desk.restart();
    assert.equal((await desk.order(number)).deliveryDays, 5);
  }),
  'the service works without a courier': probe('implied', async (project) => {
    const desk = await openDesk(project);
    const { number } = await desk.create();
    assert.equal((await desk.order(number)).deliveryDays, null);
  }),
};
