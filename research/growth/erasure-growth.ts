import { type Database, openDatabase } from '@regelwerk/database/open-database';
import { forgetExpired } from '../../apps/server/src/domain/personal-data/forget-expired.ts';
import { forgetOldResults } from '../../apps/server/src/domain/rules/forget-old-results.ts';
import { summarise } from '../../bench/measure.ts';
import { startNativePostgres } from '../../tools/testing/native-postgres.ts';
import { openLargeShop, secretKey } from './large-shop.ts';

// deletes people and lets retention run, in small tables and beside so many rows of the ledger
const few = 20_000;
const many = Number(process.argv[2] ?? 10_000_000);
const deleted = 6;
/** Everything that is over on the first night of a year: accounts, and rows of the log and mails. */
const expired = 2_000;
const expiredRows = Number(process.argv[3] ?? 200_000);
const sampleMs = 2;

const postgres = await startNativePostgres();
const results = [];
for (const [name, rows] of [
  ['few', few],
  ['many', many],
] as const) {
  const shop = await openLargeShop(postgres, name, rows);
  const busy = [];
  for (let count = 0; count < deleted; count += 1) busy.push(await shop.openBusyPerson());
  const times = [];
  for (const { id } of busy)
    times.push(
      await timed(async () => {
        const answer = await fetch(`${shop.server.url}/auth/v1/admin/users/${id}`, {
          method: 'DELETE',
          headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
        });
        if (!answer.ok) throw new Error(`a deletion answered ${answer.status}`);
      }),
    );
  const { pool } = shop.database;
  await pool.query(`
    update auth.users set deleted_at = now() - interval '9 years', kept_until = '2020-12-31', email = id || '@deleted.invalid'
      where id in (select md5('u' || n)::uuid from generate_series(101, ${Math.min(100 + expired, rows / 50)}) n)
        or id = any('{${busy.map(({ id }) => id).join(',')}}');
    insert into private.audit_log (action, subject_id, created_at)
      select 'adjust_tokens', n::text, now() - interval '10 years' from generate_series(1, ${expiredRows}) n;
    insert into private.mails (id, user_id, subject, is_legal, queued_at, sent_at)
      select gen_random_uuid(), md5('u' || 1 + n % 100)::uuid, 's', false, now() - interval '8 years', now() - interval '8 years'
      from generate_series(1, ${expiredRows}) n`);
  const url = postgres.url(name);
  const texts = await watched(url, async (database) => forgetOldResults(database, new Date()));
  const first = await watched(url, (database) => forgetExpired(database, new Date()));
  const second = await watched(url, (database) => forgetExpired(database, new Date()));
  results.push({ name, deletion: summarise(times), texts, retention: first, nightWithNothing: second });
  console.log(JSON.stringify(results.at(-1)));
  await shop.stop();
}
await postgres.stop();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs some work, and returns how long it took, what came of it and its longest transaction, seen every few milliseconds. */
async function watched<Result>(url: string, work: (database: Database) => Promise<Result>) {
  const worker = await openDatabase({ url: `${url}&application_name=retention` });
  const watcher = await openDatabase({ url, poolSize: 1 });
  let longest = { ms: 0, statement: '' };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await watcher.pool.query<{ ms: number; statement: string }>(
        `select extract(epoch from clock_timestamp() - xact_start)::float8 * 1000 as ms, query as statement from pg_stat_activity
         where datname = current_database() and application_name = 'retention' and xact_start is not null order by xact_start limit 1`,
      );
      const [oldest] = rows;
      if (oldest !== undefined && oldest.ms > longest.ms) longest = oldest;
      await new Promise((resolve) => setTimeout(resolve, sampleMs));
    }
  })();
  const start = performance.now();
  const result = await work(worker);
  const took = performance.now() - start;
  isOver = true;
  await watching;
  await watcher.close();
  await worker.close();
  return { seconds: Math.round(took) / 1000, result, longest };
}
