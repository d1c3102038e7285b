import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyPlace, type ServerPlace } from '../../tools/testing/copy-place.ts';
import { endWithParent } from '../../tools/testing/end-with-parent.ts';
import { freePort } from '../../tools/testing/free-port.ts';
import { anyDatabaseMode } from '../../tools/testing/open-test-database.ts';
import { publishableKey } from './start-target.ts';

const root = join(import.meta.dirname, '../..');

/** The product as its user starts it: a script with the server as its child. */
describe('npm start', () => {
  let place: ServerPlace;
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    place = await copyPlace(anyDatabaseMode);
  });
  afterEach(async () => {
    for (const child of started.splice(0)) {
      if (child.exitCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
  });
  afterAll(() => place.erase());

  const start = async (environment: Record<string, string> = {}) => {
    const port = await freePort();
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        ...place.environment,
        PUBLISHABLE_KEY: publishableKey,
        PAYMENTS: 'off',
        LOG_LEVEL: 'info',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    // it ends the server too, which it could not if it was killed
    endWithParent(child, 'TERM');
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => lines.push(line));
    /** Returns the process of the server, once it is ready. */
    const server = async () => {
      const ready = () => lines.find((line) => line.includes('"msg":"ready"'));
      await expect.poll(ready).toBeDefined();
      return Number(JSON.parse(ready() ?? '{}').pid);
    };
    return { child, url: `http://127.0.0.1:${port}`, lines, server, exited: once(child, 'exit') };
  };

  test('stops the server gently where a terminal signals both', async () => {
    const { child, url, lines, server, exited } = await start();
    const pid = await server();
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    process.kill(pid, 'SIGINT');
    child.kill('SIGINT');
    expect((await exited)[0]).toBe(0);
    expect(lines.filter((line) => line.includes('"msg":"stopped"'))).toHaveLength(1);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('ends with the exit code of a server that was killed', async () => {
    const { server, exited } = await start();
    process.kill(await server(), 'SIGKILL');
    expect((await exited)[0]).toBe(137);
  });

  test('logs an unhandled rejection with its request, lets the others finish and ends', async () => {
    const { url, lines, server, exited } = await start({
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'planted-fault.ts')}`,
    });
    const pid = await server();
    const answer = await fetch(`${url}/functions/v1/generate-rules`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: '{"formData":"planted fault"}',
    });
    expect(answer.status).toBe(400);
    expect((await exited)[0]).toBe(70);
    const fatal = JSON.parse(lines.find((line) => line.includes('"level":60')) ?? '{}');
    expect(fatal).toMatchObject({
      pid,
      method: 'POST',
      route: '/functions/v1/generate-rules',
      requestId: answer.headers.get('x-request-id'),
      err: { message: 'planted fault' },
    });
    expect(lines.filter((line) => line.includes('"msg":"stopped"'))).toHaveLength(1);
  });

  test('ends a start that fails halfway', async () => {
    const { lines, exited } = await start({
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'refused-listen.ts')}`,
    });
    expect((await exited)[0]).toBe(1);
    expect(lines).toContain('LISTEN is refused here');
  });

  test('reports wrong settings once', async () => {
    const { lines, exited } = await start({ LOG_LEVEL: 'loud' });
    expect((await exited)[0]).toBe(1);
    expect(lines.filter((line) => line.includes('These settings are wrong'))).toHaveLength(1);
  });
});
