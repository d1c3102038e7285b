import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { publishableKey, startNativeServer } from '../../bench/native-server.ts';
import { printFigures } from '../../bench/report/print-figures.ts';
import { residentMegabytes } from '../../bench/resident-megabytes.ts';
import { signToken } from '../../bench/sign-token.ts';
import { subscribe } from './subscribe.ts';

const subscribers = 500;
const exports = 10;
const rules = 100;
const movements = 5000;
/** Too random to compress well: 190 kB. */
const content = randomBytes(142_500).toString('base64');

const native = await startNativeServer();
const { server, database } = native;
const resident = () => residentMegabytes(server.process.pid);
const tokens = await Promise.all(Array.from({ length: exports }, createPerson));
const before = resident();
const sockets: WebSocket[] = [];
for (let joined = 0; joined < subscribers; joined += 50)
  sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => subscribe(server.url)))));
const withSockets = resident();
let peak = withSockets;
const sampling = setInterval(() => {
  peak = Math.max(peak, resident());
}, 20);
const sizes = await Promise.all(tokens.map(download));
clearInterval(sampling);
const exported = (sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(0);
printFigures([
  { name: 'resident memory of a process', unit: 'MB', value: before },
  { name: `resident memory with ${subscribers} sockets`, unit: 'MB', value: withSockets },
  { name: `most memory during ${exports} exports of ${exported} MB together`, unit: 'MB', value: peak },
  { name: 'resident memory after them', unit: 'MB', value: resident() },
]);
for (const socket of sockets) socket.close();
await native.stop();

/** An account with many large rules and thousands of movements. */
async function createPerson(): Promise<string> {
  const id = randomUUID();
  const { pool } = database;
  await pool.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  await pool.query(
    `with saved as (
       insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
       select $1, 'Rule ' || n, 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown' from generate_series(1, ${rules}) as n returning id
     )
     insert into public.generated_rules (configuration_id, title, content, format) select id, 't', $2, 'Markdown' from saved`,
    [id, content],
  );
  await pool.query(
    `select private.post_tokens($1, 1, 'bench', 'bench', $1::uuid::text || '-' || n, null) from generate_series(1, ${movements}) n`,
    [id],
  );
  const { rows } = await pool.query("insert into auth.sessions (user_id, amr) values ($1, '[]') returning id", [id]);
  return signToken(database, { sub: id, session_id: rows[0].id });
}

/** Downloads a person's data, asking again while the server has no room; returns the bytes. */
async function download(token: string): Promise<number> {
  for (;;) {
    const answer = await fetch(`${server.url}/functions/v1/account`, {
      method: 'POST',
      headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'export' }),
    });
    if (answer.status !== 503) {
      if (!answer.ok) throw new Error(`an export answered ${answer.status}`);
      let size = 0;
      for await (const piece of answer.body ?? []) size += piece.length;
      return size;
    }
    await answer.arrayBuffer();
    await wait(100);
  }
}
