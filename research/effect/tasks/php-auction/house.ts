import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Project } from '../../open-project.ts';
import { type Mood, openBank, ratesKey, tells } from './rates.ts';

/** A lot as the screen in the hall gets it. */
export interface Shown {
  readonly number: number;
  readonly title: string;
  readonly price: number;
  readonly chf?: number | null;
  readonly leader: string | null;
  readonly ends: string;
  readonly bids: number;
}

export const password = 'not-a-secret-of-the-probes';
/** Every probe begins at this time unless it says otherwise. */
export const start = '2026-03-20T18:00:00Z';
const token = 'a'.repeat(32);

/** A lot as the office types it. */
export const lot = (more: Record<string, unknown> = {}) => ({
  number: 7,
  title: 'Sailing',
  description: 'On the lake',
  start: 1000,
  ends: '2026-03-28T20:00:00Z',
  bids: [] as unknown[],
  ...more,
});

/** A bid of the old kind. */
export const oldBid = (name: string, amount: number) => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  amount,
  at: '2026-03-10T18:00:00Z',
});

interface HouseOptions {
  readonly lots?: readonly unknown[];
  readonly mood?: Mood;
  readonly processes?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** The auction of a solution with its own data, clock and bank, and short words for its calls. */
export async function openHouse(
  project: Project,
  { lots = [lot()], mood = tells('0.9312'), processes = 1, environment = {} }: HouseOptions = {},
) {
  const bank = await openBank(project, mood);
  const folder = await mkdtemp(join(tmpdir(), 'effect-auction-'));
  project.onClose(() => rm(folder, { recursive: true, force: true }));
  const clock = join(folder, 'clock');
  const data = join(folder, 'auction.json');
  await writeFile(clock, start);
  await writeFile(data, JSON.stringify({ lots }));
  const settings = {
    AUCTION_DATA: folder,
    AUCTION_CLOCK: clock,
    OFFICE_PASSWORD: password,
    RATES_URL: bank.url,
    RATES_KEY: ratesKey,
    ...environment,
  };
  const open = () => Promise.all(Array.from({ length: processes }, () => project.start(['./serve'], settings)));
  let services = await open();

  const call = (path: string, options: RequestInit = {}, at = 0) =>
    fetch(`${services[at % services.length]?.url}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...options,
    });
  const read = async (path: string, at = 0) => {
    const answer = await call(path, {}, at);
    const text = await answer.text();
    assert.equal(answer.status, 200, `${path} answers ${answer.status}: ${text.slice(0, 300)}`);
    return text;
  };
  const office = (path: string) => call(path, { headers: { authorization: `Basic ${btoa(`office:${password}`)}` } });
  const send = (body: string, number = 7, at = 0) =>
    call(
      `/lots/${number}/bids`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `form=${token}` },
        body,
      },
      at,
    );
  const bid = (name: string, amount: string, more: { number?: number; email?: string; at?: number } = {}) => {
    const { number, email = `${name.toLowerCase()}@example.com`, at } = more;
    return send(new URLSearchParams({ name, email, amount, form: token }).toString(), number, at);
  };
  return {
    bank,
    data,
    call,
    read,
    office,
    output: () => services.map((service) => service.output()).join('\n'),
    setTime: (time: string) => writeFile(clock, time),
    restart: async () => {
      await Promise.all(services.map((service) => service.stop()));
      services = await open();
    },
    shown: async (number = 7, at = 0) => JSON.parse(await read(`/lots/${number}.json`, at)) as Shown,
    send,
    bid,
    /** Bids one after another that are all taken. */
    take: async (bids: readonly (readonly [name: string, amount: string])[], number = 7) => {
      for (const [name, amount] of bids) {
        const answer = await bid(name, amount, { number });
        assert.equal(
          answer.status,
          303,
          `${name}'s ${amount} is answered with ${answer.status} ${await answer.text()}`,
        );
      }
    },
    /** The rows of the results, split as Excel does, and the bytes that they came in. */
    results: async () => {
      const answer = await office('/office/results.csv');
      assert.equal(answer.status, 200, `the results answer ${answer.status}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { bytes, rows: splitCsv(bytes.toString('utf8').replace(/^\uFEFF/, '')) };
    },
  };
}

/** A refusal in the shape of this site. */
export async function assertRefusal(answer: Response, ...statuses: number[]): Promise<string> {
  const text = await answer.text();
  assert.ok(statuses.includes(answer.status), `${answer.status} instead of ${statuses}: ${text.slice(0, 300)}`);
  assert.match(text, /<p role="alert">[^<]+<\/p>/);
  return text;
}

function splitCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r?\n|$)/y;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    assert.ok(found !== null, `no CSV from ${JSON.stringify(text.slice(at, at + 60))}`);
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ';') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
