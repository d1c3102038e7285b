import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Project } from '../../open-project.ts';

/** Not a secret: what the probes sign with. */
export const sharedKey = 'k3y-of-the-probes-9f1c';

export const bread = { customer: 'Café Mitte', postcode: '10115', lines: [{ name: 'Rye', quantity: 3, price: 420 }] };

interface ShownOrder {
  readonly number: number;
  readonly customer: string;
  readonly total: number;
  readonly paid: number;
  readonly paidAt: string | null;
  readonly deliveryDays?: number | null;
}

export const sign = (body: string, key = sharedKey) => createHmac('sha256', key).update(body).digest('hex');

/** The service of a solution with its own file of data, and short words for its calls. */
export async function openDesk(
  project: Project,
  { data, environment }: { data?: unknown; environment?: Record<string, string> } = {},
) {
  const file = join(project.folder, `probe-${crypto.randomUUID()}.json`);
  if (data !== undefined) await writeFile(file, JSON.stringify(data));
  const settings = { DATA_FILE: file, PAYMENT_SECRET: sharedKey, ...environment };
  let service = await project.start(['node', 'src/main.ts'], settings);
  const call = (path: string, options: RequestInit = {}) =>
    fetch(`${service.url}${path}`, { signal: AbortSignal.timeout(15_000), ...options });
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  return {
    file,
    call,
    post,
    output: () => service.output(),
    restart: async () => {
      await service.stop();
      service = await project.start(['node', 'src/main.ts'], settings);
    },
    create: async (body: unknown = bread) => {
      const answer = await post('/orders', JSON.stringify(body));
      assert.equal(answer.status, 201);
      return (await answer.json()) as ShownOrder;
    },
    order: async (number: number) => {
      const answer = await call(`/orders/${number}`);
      assert.equal(answer.status, 200, `the order answers ${answer.status}`);
      return (await answer.json()) as ShownOrder;
    },
    pay: (event: Record<string, unknown>) => {
      const body = JSON.stringify({ type: 'payment.received', currency: 'EUR', id: crypto.randomUUID(), ...event });
      return post('/webhooks/payments', body, { 'x-signature': sign(body) });
    },
    /** The rows of an export, split as a spreadsheet does, without the head. */
    rows: async (from: string, to: string) => {
      const answer = await call(`/orders/export.csv?from=${from}&to=${to}`);
      assert.equal(answer.status, 200, await answer.clone().text());
      return splitCsv(await answer.text()).slice(1);
    },
  };
}

/** Starts a courier that answers as told; its address is `url`. */
export async function openCourier(project: Project, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  project.onClose(async () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An order as the present version keeps it. */
export const keptOrder = (number: number, createdAt: string, more: Record<string, unknown> = {}) => ({
  ...bread,
  number,
  createdAt,
  total: 1260,
  ...more,
});

/** The code of a problem, in the shape of this service. */
export async function problemOf(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { problem?: unknown }).problem;
}

export function splitCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g;
  const whole = text.replace(/^\uFEFF/, '');
  for (const [match, quoted, plain, end] of whole.matchAll(pattern)) {
    if (match === '') break;
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 0 && row.some((cell) => cell !== ''));
}
