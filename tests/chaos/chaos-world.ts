import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openDatabase } from '@regelwerk/database/open-database';
import { serveAlone } from '@regelwerk/payment-sandbox/serve-alone';
import { expect } from 'vitest';
import { copyTestDatabase } from '../../tools/testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { openProviderAccount } from './provider-account.ts';

const secretKey = 'sk_test_chaos';
const webhookSecret = 'whsec_chaos0123456789';

/** A native database, the provider, and a server that is killed and restarted. */
export async function openWorld(random: () => number) {
  const { options, erase } = await copyTestDatabase('native');
  if (!('url' in options)) throw new Error('a native database has an address');
  const database = await openDatabase(options);
  const dataDir = mkdtempSync(join(tmpdir(), 'regelwerk-payments-'));
  let server: TestServer | undefined;
  const provider = await serveAlone({
    secretKey,
    random,
    webhook: {
      secret: webhookSecret,
      send: (init) => fetch(`${server?.url}/webhooks/stripe`, init),
    },
  });
  const environment = {
    DATABASE_URL: options.url,
    DATA_DIR: dataDir,
    SIGNUP_TOKENS: '0',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'fatal',
    PAYMENTS: 'stripe',
    STRIPE_API_BASE: provider.url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  server = await startTestServer(environment);
  return {
    ...provider,
    account: openProviderAccount(provider.url, secretKey),
    serverUrl: () => server?.url ?? '',
    query: async (statement: string, values: unknown[] = []) => (await database.pool.query(statement, values)).rows,
    /** A power cut in the middle of everything. */
    killServer: async () => {
      await server?.kill();
      server = await startTestServer(environment);
    },
    /** Has the server compare everything with the provider, as it does every night. */
    reconcile: async () => {
      const job = "task_identifier = 'reconcile_all'";
      await database.pool.query("select graphile_worker.add_job('reconcile_all', max_attempts => 3)");
      await expect
        .poll(
          async () => (await database.pool.query(`select id, last_error from graphile_worker.jobs where ${job}`)).rows,
        )
        .toEqual([]);
    },
    /** Runs one of the operator's commands and returns its output. */
    command: async (name: string, ...words: string[]) => {
      const child = spawn(process.execPath, ['apps/server/src/commands/run-command.ts', name, ...words], {
        env: { ...process.env, ...environment },
      });
      const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
      expect(complaint).toBe('');
      return { printed, code: child.exitCode };
    },
    remove: async () => {
      await server?.stop();
      await provider.close();
      await database.close();
      await erase();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type ChaosWorld = Awaited<ReturnType<typeof openWorld>>;
