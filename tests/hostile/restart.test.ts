import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../tools/testing/free-port.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { connectRaw, type RawClient } from './raw-client.ts';
import { startTarget } from './start-target.ts';

const rounds = Math.ceil(Number(process.env.HOSTILE_ROUNDS ?? 200) / 100);

describe('under load', () => {
  const clean: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const one of clean.splice(0).reverse()) await one();
  });

  test(
    `${rounds} restarts, alternately clean and forced, answer correctly or not at all`,
    async () => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const first = await startTarget({ PORT: String(port) });
      clean.push(first.erase);
      const { environment } = first;
      const headers = { apikey: first.key };
      let server: TestServer = first;
      clean.push(() => server.kill());
      let isOver = false;
      let served = 0;
      const answers = new Set<string>();
      const clients = Array.from({ length: 8 }, async () => {
        while (!isOver) {
          try {
            const answer = await fetch(`${url}/rest/v1/ai_models?select=name&name=eq.Claude`, { headers });
            answers.add(`${answer.status} ${await answer.text()}`);
            served += 1;
          } catch {
            // the server is down: pause before the next attempt
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }
      });
      const watchers: RawClient[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = served;
        await expect.poll(() => served).toBeGreaterThan(before + 10);
        watchers.push(await connectRaw(url));
        if (round % 2 === 0) expect(await server.stop()).toBe(0);
        else await server.kill();
        server = await startTestServer(environment);
      }
      const before = served;
      await expect.poll(() => served).toBeGreaterThan(before);
      isOver = true;
      await Promise.all(clients);
      for (const watcher of watchers) await watcher.closed;
      expect([...answers]).toEqual(['200 [{"name":"Claude"}]']);
    },
    300_000 + rounds * 30_000,
  );

  test.skipIf(process.platform !== 'linux')(
    'the server survives more connections than the process may open files',
    async () => {
      const target = await startTarget();
      clean.push(target.remove);
      const pid = String(target.process.pid);
      const isAnswered = () =>
        fetch(`${target.url}/rest/v1/ai_models?select=name&name=eq.Claude`, { headers: { apikey: target.key } }).then(
          ({ status }) => status,
          () => 0,
        );
      expect(await isAnswered()).toBe(200);
      const most = readdirSync(`/proc/${pid}/fd`).length + 20;
      execFileSync('prlimit', ['--pid', pid, `--nofile=${most}:${most}`]);
      const crowd = await Promise.all(Array.from({ length: 100 }, () => connectRaw(target.url)));
      await Promise.all(crowd.map((client) => client.send('GET /config.json HTTP/1.1\r\nhost: a\r\n\r\n')));
      await expect.poll(() => crowd.filter(({ received }) => received().includes('200 OK')).length).toBeGreaterThan(0);
      for (const client of crowd) client.reset();
      await expect.poll(isAnswered).toBe(200);
      expect(target.process.exitCode).toBeNull();
    },
  );
});
