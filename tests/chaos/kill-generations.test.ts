import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@regelwerk/database/open-database';
import { expect, test } from 'vitest';
import { formData } from '../../tools/testing/form-data.ts';
import { isLongRun } from '../../tools/testing/is-long-run.ts';
import { copyTestDatabase } from '../../tools/testing/open-test-database.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';
import { startModel } from './model-stand-in.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const processes = isLongRun ? 3 : 2;
const answers = { ...formData, aiModel: 'Databutton' };

/** A native database, a slow model, and server processes on both. */
async function createWorld(startTokens: number, delayMs: () => number) {
  const { options, erase } = await copyTestDatabase('native');
  if (!('url' in options)) throw new Error('a native database has an address');
  const model = await startModel(delayMs);
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-generations-'));
  const environment = {
    DATABASE_URL: options.url,
    DATA_DIR: dataDir,
    SIGNUP_TOKENS: String(startTokens),
    RATE_LIMIT_FACTOR: '1000',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_API_KEY: 'k',
    AI_BASE_URL: model.url,
    OPERATOR_FILE: 'tools/testing/test-operator.json',
  };
  const database = await openDatabase(options);
  return {
    model,
    start: () => startTestServer(environment),
    query: async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows,
    remove: async () => {
      await database.close();
      await erase();
      model.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function signUp(url: string) {
  const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'correct horse 9' }),
  });
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${session.access_token}`,
    'content-type': 'application/json',
  };
  return {
    id: session.user.id,
    /** Undefined if the server died. */
    generate: async (at: string, requestId: string = randomUUID()) => {
      const call = fetch(`${at}/functions/v1/generate-rules`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ formData: answers, requestId }),
      });
      return call
        .then(async (response) => ({
          status: response.status,
          body: (await response.json()) as { full: { generationId: string } },
        }))
        .catch(() => undefined);
    },
  };
}

test(`fifty requests on one token over ${processes} server processes give exactly one rule`, async () => {
  const world = await createWorld(1, () => 100);
  const servers = await Promise.all(Array.from({ length: processes }, world.start));
  const ada = await signUp(servers[0]?.url ?? '');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => ada.generate(servers[index % servers.length]?.url ?? '')),
  );
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer?.status === 402)).toHaveLength(49);
  expect(world.model.calls()).toBe(1);
  expect(await world.query('select * from private.ledger_faults()')).toEqual([]);
  await Promise.all(servers.map(({ kill }) => kill()));
  await world.remove();
});

test(
  `${rounds} kills in the middle of generations lose no token and double none`,
  async () => {
    const tokens = 100_000;
    const atSignUp = 1;
    // from before the model's answer to after the capture, and as good as random
    let turn = 0;
    const spread = () => {
      turn += 1;
      return ((turn * 0.618) % 1) * 60;
    };
    const world = await createWorld(atSignUp, spread);
    let server = await world.start();
    const ada = await signUp(server.url);
    await world.query("select private.post_tokens($1, $2, 'test', 'test', 'kills', null)", [ada.id, tokens - atSignUp]);
    const answered = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const { url } = server;
      let isUp = true;
      const clients = Array.from({ length: 4 }, async () => {
        while (isUp) {
          const answer = await ada.generate(url);
          if (answer?.status === 200) answered.add(answer.body.full.generationId);
        }
      });
      // even on a slow machine, something must be answered before the end
      const before = answered.size;
      await expect.poll(() => answered.size, { interval: 10 }).toBeGreaterThan(before);
      await new Promise((resolve) => setTimeout(resolve, ((round * 0.618) % 1) * 300));
      isUp = false;
      await server.kill();
      await Promise.all(clients);
      if (round < rounds - 1) server = await world.start();
    }
    await server.kill();
    expect(answered.size).toBeGreaterThanOrEqual(rounds);

    expect(await world.query('select * from private.ledger_faults()')).toEqual([]);
    await world.query("update public.generations set lease_until = now() - interval '1 second' where state = 'held'");
    await world.query('select private.release_expired_generations()');
    expect(await world.query('select * from private.ledger_faults()')).toEqual([]);
    const captured = await world.query("select id from public.generations where state = 'captured'");
    const kept = new Set(captured.map(({ id }) => id));
    expect([...answered].filter((id) => !kept.has(id))).toEqual([]);
    const [{ tokens_remaining: left }] = await world.query(
      'select tokens_remaining from public.user_tokens where user_id = $1',
      [ada.id],
    );
    expect(left).toBe(tokens - kept.size);
    await world.remove();
  },
  300_000 + rounds * 10_000,
);
