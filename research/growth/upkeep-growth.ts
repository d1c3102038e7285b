import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backUp } from '@regelwerk/database/back-up';
import { openDatabase } from '@regelwerk/database/open-database';
import { restoreDump } from '@regelwerk/database/restore-dump';
import { formData } from '../../bench/form-data.ts';
import { summarise } from '../../bench/measure.ts';
import { startNativePostgres } from '../../tools/testing/native-postgres.ts';
import { openLargeShop } from './large-shop.ts';

// vacuums, backs up and restores a database with so many rows of the ledger, while a person generates
const rows = Number(process.argv[2] ?? 10_000_000);
const calmMs = 10_000;

const postgres = await startNativePostgres();
const scratch = mkdtempSync(join(tmpdir(), 'regelwerk-upkeep-'));
const shop = await openLargeShop(postgres, 'many', rows);
const upkeep = await openDatabase({ url: postgres.url('many'), poolSize: 1, statementLimitMs: 0 });
const dump = join(scratch, 'many.dump');
const report = (name: string, result: object) => console.log(JSON.stringify({ name, ...result }));

const generate = () => shop.ask(shop.busy, '/functions/v1/generate-rules', { formData, requestId: randomUUID() });
for (let count = 0; count < 20; count += 1) await generate();
report('nothing beside it', await besides(() => delay(calmMs)));
// as autovacuum works, which takes breaks; freezing reads every page, which a table needs after two hundred million transactions
await upkeep.pool.query(`set vacuum_cost_delay = '2ms'`);
for (const table of ['public.token_transactions', 'public.generations'])
  report(
    `vacuum of ${table}`,
    await besides(async () => void (await upkeep.pool.query(`vacuum (freeze, analyze) ${table}`))),
  );
report('backup', await besides(async () => ({ megabytes: Math.round((await backUp(shop.database, dump)) / 2 ** 20) })));
await shop.stop();
await upkeep.pool.query('create database restored');
const start = performance.now();
await restoreDump(postgres.url('restored'), dump);
report('restore', { seconds: seconds(start) });
await upkeep.close();
await postgres.stop();
rmSync(scratch, { recursive: true });

/** Does some work while one generation follows the other, and returns how long each took. */
async function besides(work: () => Promise<unknown>) {
  const state = { over: false };
  const start = performance.now();
  const working = work().finally(() => {
    state.over = true;
  });
  const times: number[] = [];
  while (!state.over) {
    const before = performance.now();
    await generate();
    times.push(performance.now() - before);
  }
  const result = await working;
  const { median, p99, worst } = summarise(times);
  return { seconds: seconds(start), generations: times.length, median, p99, worst, result };
}

function seconds(start: number): number {
  return Math.round((performance.now() - start) / 100) / 10;
}
