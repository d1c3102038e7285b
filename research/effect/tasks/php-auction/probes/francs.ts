import assert from 'node:assert/strict';
import type { Project } from '../../../open-project.ts';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { lot, openHouse } from '../house.ts';
import { type Mood, ratesKey, says, silent, tells } from '../rates.ts';

async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const started = Date.now();
  await act();
  return Date.now() - started;
}

/** A bank that nobody should wait for: one visitor waits for two seconds and the way of this machine, the next ones not at all. */
async function assertNobodyWaits(project: Project, mood: Mood): Promise<void> {
  const house = await openHouse(project, { mood });
  const first = await milliseconds(async () => assert.equal((await house.shown()).chf, null));
  assert.ok(first < 4_000, `the first visitor waited for ${first} ms`);
  const others = await milliseconds(() => Promise.all([house.read('/lots'), house.read('/lots/7'), house.shown()]));
  assert.ok(others < 1_500, `the next visitors waited for ${others} ms`);
  assert.equal(house.bank.asked.length, 1, 'the bank was asked again');
}

/** The price in francs. */
export const francProbes: Readonly<Record<string, Probe>> = {
  'the price is shown in francs': probe('asked', async (project) => {
    const house = await openHouse(project, { lots: [lot({ start: 2_100 })] });
    assert.equal((await house.shown()).chf, 1_955);
    for (const path of ['/lots', '/lots/7']) assert.match(await house.read(path), /19[.,]55/);
  }),
  'francs are rounded to five Rappen, in doubt up': probe('asked', async (project) => {
    const amounts = [
      [1_000, '0.9325', 935],
      [1_000, '0.9324', 930],
      [1_000, '0.93249999', 930],
      [1_000, '0.9275', 930],
      [10_050, '0.9500', 9_550],
      [50, '1.05', 55],
      [150, '1.15', 175],
      [2, '0.9312', 0],
      [3, '0.9312', 5],
      [99_999_999, '0.9312', 93_120_000],
    ] as const;
    for (const [price, rate, rappen] of amounts) {
      const house = await openHouse(project, { lots: [lot({ start: price })], mood: tells(rate) });
      assert.equal((await house.shown()).chf, rappen, `${price} at ${rate}`);
    }
  }),
  'the bank is asked as it wants it': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.read('/lots');
    const url = new URL(house.bank.asked[0] ?? '', 'http://bank');
    assert.equal(url.pathname, '/rates');
    assert.deepEqual(Object.fromEntries(url.searchParams), { from: 'EUR', to: 'CHF', key: ratesKey });
  }),
  'the bank is asked once in ten minutes': probe('asked', async (project) => {
    const house = await openHouse(project, { lots: [lot(), lot({ number: 8 })], processes: 2 });
    for (const at of [0, 1]) for (const path of ['/lots', '/lots/7', '/lots/8.json']) await house.read(path, at);
    await house.restart();
    await house.setTime('2026-03-20T18:09:00Z');
    assert.notEqual((await house.shown()).chf, null);
    assert.equal(house.bank.asked.length, 1);
    house.bank.becomes(tells('0.5'));
    await house.setTime('2026-03-20T18:11:00Z');
    await house.read('/lots');
    assert.equal((await house.shown()).chf, 500);
    assert.equal(house.bank.asked.length, 2);
  }),
  'many visitors at one moment ask once': probe('implied', async (project) => {
    const house = await openHouse(project, {
      processes: 4,
      mood: (response) => void setTimeout(() => tells('0.9312')(response), 300),
    });
    await Promise.all(Array.from({ length: 12 }, (_, at) => house.read('/lots', at)));
    assert.equal(house.bank.asked.length, 1);
  }),
  'a bank that fails is not asked again for ten minutes': probe('implied', async (project) => {
    const house = await openHouse(project, { mood: says('no', 500) });
    for (let time = 0; time < 4; time += 1) assert.equal((await house.shown()).chf, null);
    assert.equal(house.bank.asked.length, 1);
    house.bank.becomes(tells('0.9312'));
    await house.setTime('2026-03-20T18:11:00Z');
    await house.read('/lots');
    assert.notEqual((await house.shown()).chf, null);
  }),
  'the last rate is good for a day': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.read('/lots');
    for (const [time, mood] of [
      ['2026-03-20T19:00:00Z', says('no', 503)],
      ['2026-03-21T12:00:00Z', tells('-1')],
      ['2026-03-21T17:00:00Z', says('<h1>Login</h1>')],
    ] as const) {
      house.bank.becomes(mood);
      await house.setTime(time);
      assert.equal((await house.shown()).chf, 930, time);
    }
    await house.setTime('2026-03-21T19:00:00Z');
    assert.equal((await house.shown()).chf, null);
    assert.doesNotMatch(await house.read('/lots/7'), /9[.,]30/);
  }),
  'nobody waits for a bank that is silent': probe('asked', async (project) => {
    await assertNobodyWaits(project, silent);
  }),
  'nobody waits for an answer that never ends': probe('hostile', async (project) => {
    await assertNobodyWaits(project, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"from": "EUR", "to": "CHF", ');
      const drip = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drip));
    });
  }),
  'an answer of hundreds of megabytes does no harm': probe('hostile', async (project) => {
    const megabyte = Buffer.alloc(1024 * 1024, ' ');
    await assertNobodyWaits(project, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      let left = 300;
      const flood = () => {
        while (left-- > 0) if (!response.write(megabyte)) return void response.once('drain', flood);
        response.end('{"rate": "0.9312"}');
      };
      flood();
    });
  }),
  'while one visitor waits for the bank the others go on': probe('hostile', async (project) => {
    const house = await openHouse(project, { processes: 2, mood: silent });
    const waiting = house.read('/lots', 0).catch(() => '');
    while (house.bank.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const others = await milliseconds(async () => {
      assert.equal((await house.bid('Anna', '30', { at: 1 })).status, 303);
      assert.equal((await house.shown(7, 1)).leader, 'Anna');
    });
    assert.ok(others < 1_400, `the others waited for ${others} ms`);
    assert.match(await waiting, /Sailing/);
  }),
  'garbage is no rate': probe('hostile', async (project) => {
    const moods = [
      ...['0', '0.0', '-0.9312', '', 'abc', '0.93.12', 'NaN', 'INF', '0x1', '1e400', '9'.repeat(400)].map((rate) =>
        tells(rate),
      ),
      ...[null, [], { a: 1 }, true, false].map((rate) => tells(rate)),
      ...['null', '[]', '"0.9312"', '', '{"rate": "0.93', '<h1>0.9312</h1>', '[['.repeat(20_000), '\xff'].map((text) =>
        says(text),
      ),
      tells('0.9312', 500),
      tells('0.9312', 404),
    ];
    const house = await openHouse(project, { lots: [lot({ ends: '2999-01-01T20:00:00Z' })] });
    for (const [index, mood] of moods.entries()) {
      house.bank.becomes(mood);
      // each one in an hour of its own
      await house.setTime(
        `2026-04-${String(1 + Math.floor(index / 4)).padStart(2, '0')}T${String((index % 4) * 5).padStart(2, '0')}:00:00Z`,
      );
      const page = await house.call('/lots/7');
      assert.equal(page.status, 200, `${index}: the page answers ${page.status}`);
      assert.equal((await house.shown()).chf, null, `answer ${index} is a rate`);
    }
    assert.equal(house.bank.asked.length, moods.length);
  }),
  'without the bank the auction goes on': probe('implied', async (project) => {
    for (const url of ['', 'http://127.0.0.1:9']) {
      const house = await openHouse(project, { environment: { RATES_URL: url } });
      assert.equal((await house.shown()).chf, null);
      for (const path of ['/lots', '/lots/7']) assert.match(await house.read(path), /10,00 €/);
      await house.take([['Anna', '20']]);
    }
  }),
  'the key of the bank is nowhere to be read': probe('hostile', async (project) => {
    const key = 'K3yOfTheProbes';
    for (const [url, mood] of [
      ['http://127.0.0.1:9', silent],
      ['', says('no', 500)],
      ['', says('{')],
      ['', (response: Parameters<Mood>[0]) => response.destroy()],
    ] as const) {
      const house = await openHouse(project, {
        mood,
        environment: { RATES_KEY: key, ...(url === '' ? {} : { RATES_URL: url }) },
      });
      for (const path of ['/lots', '/lots/7', '/lots/7.json']) assert.ok(!(await house.read(path)).includes(key));
      assert.ok(!house.output().includes(key), 'the log has the key');
    }
  }),
};
