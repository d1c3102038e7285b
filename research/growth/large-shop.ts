import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Database, openDatabase } from '@regelwerk/database/open-database';
import { publishableKey, site } from '../../bench/native-server.ts';
import { signToken } from '../../bench/sign-token.ts';
import { fillLargeShop } from '../../tools/testing/fill-large-shop.ts';
import type { NativePostgres } from '../../tools/testing/native-postgres.ts';
import { startTestServer } from '../../tools/testing/start-test-server.ts';

export const secretKey = 'sb_secret_bench';

/** A shop with so many rows, a person with 5,000 movements and 100 rules, and an admin. */
export async function openLargeShop(postgres: NativePostgres, name: string, rows: number) {
  const owner = await openDatabase({ url: postgres.url('postgres') });
  await owner.pool.query(`create database ${name}`);
  await owner.close();
  const url = postgres.url(name);
  const server = await startTestServer({
    DATABASE_URL: url,
    SITE_URL: site,
    PUBLISHABLE_KEY: publishableKey,
    PAYMENTS: 'off',
    RATE_LIMIT_FACTOR: '1000000',
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'silent',
  });
  const database = await openDatabase({ url });
  await fillLargeShop(database, rows);
  const openBusyPerson = async () => {
    const person = await createPerson(database, {});
    await addHistory(database, person.id);
    return person;
  };
  const busy = await openBusyPerson();
  const admin = await createPerson(database, { is_admin: true });
  await database.pool.query('analyze');
  // as the job of each night does
  await database.pool.query(
    `select brin_summarize_new_values('public.token_transactions_by_time'),
       private.sum_days(private.day_in_berlin(now()) - 400, private.day_in_berlin(now()) - 1)`,
  );
  const ask = async ({ token }: typeof busy, path: string, body?: object): Promise<void> => {
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}${path}`, { headers, ...sent });
    await answer.arrayBuffer();
    // an export ends a moment after it was read
    if (answer.status === 409) return ask({ id: '', token }, path, body);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  const processorTime = async () => {
    const { rows: sessions } = await database.pool.query(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return sessions.reduce((sum, { pid }) => {
      const nanoseconds = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0];
      return sum + Number(nanoseconds) / 1e6;
    }, 0);
  };
  return {
    database,
    server,
    busy,
    openBusyPerson,
    admin,
    ask,
    processorTime,
    stop: async () => {
      await database.close();
      await server.stop();
    },
  };
}

async function createPerson(database: Database, metadata: object): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  await database.pool.query('insert into auth.users (id, email, app_metadata) values ($1, $2, $3)', [
    id,
    `${id}@example.com`,
    metadata,
  ]);
  await database.pool.query("select private.post_tokens($1, 1000000, 'bench', 'bench', $2, null)", [id, id]);
  const { rows } = await database.pool.query(
    "insert into auth.sessions (user_id, amr) values ($1, '[]') returning id",
    [id],
  );
  return { id, token: await signToken(database, { sub: id, session_id: rows[0].id }) };
}

async function addHistory({ pool }: Database, id: string): Promise<void> {
  await pool.query(
    `select private.post_tokens($1, -1, 'bench', 'bench', gen_random_uuid()::text, null) from generate_series(1, 5000)`,
    [id],
  );
  await pool.query(
    `insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
     select $1, 'Rule ' || n, 'Claude', 'Fullstack', '{React}', 'Strict', 'Markdown' from generate_series(1, 100) n`,
    [id],
  );
}
