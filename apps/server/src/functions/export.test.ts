import { randomBytes, randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type ListeningServer, type TestApp } from '../testing/create-test-app.ts';

const rules = 60;
/** The longest text of a rule, too random to compress well. */
const content = randomBytes(142_500).toString('base64');

/** Creates an account whose export exceeds every buffer on its way, and returns its token. */
async function accountWithRules(app: TestApp): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const { pool } = app.deps.database;
  await pool.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  await pool.query(
    `with saved as (
       insert into public.user_configurations (user_id, name, ai_model, application_type, frameworks, behavior_preference, output_format)
       select $1, 'rule ' || n, 'Claude', 'Frontend', '{React}', 'Strict', 'Markdown' from generate_series(1, ${rules}) as n returning id
     )
     insert into public.generated_rules (configuration_id, title, content, format)
     select id, 't', $2, 'Markdown' from saved`,
    [id, content],
  );
  const { rows } = await pool.query(`insert into auth.sessions (user_id, amr) values ($1, '[]') returning id`, [id]);
  return { id, token: await app.token({ sub: id, session_id: rows[0]?.id }) };
}

test.each(databaseModes)(
  'exports that nobody reads hold nobody up on the %s database',
  async (mode) => {
    const app = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1000' });
    const server = await app.listen();
    try {
      const people = await Promise.all(Array.from({ length: 5 }, () => accountWithRules(app)));
      const start = (token: string) => startExport(app, server, token);
      const [last, ...four] = people;
      const unread = await Promise.all(four.map(({ token }) => start(token)));
      expect(unread.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

      const again = await start(four[0]?.token ?? '');
      expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ code: 'export_running' })]);
      const fifth = await start(last?.token ?? '');
      expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([503, '30']);
      expect(await fifth.json()).toMatchObject({ code: 'too_many_exports' });

      for (let round = 0; round < 20; round += 1) {
        const answers = await Promise.all([
          fetch(`${server.url}/health`),
          fetch(`${server.url}/rest/v1/ai_models?select=name`, { headers: app.visitor() }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        await Promise.all(answers.map((answer) => answer.text()));
      }

      // without a reader an export must pause: otherwise it would end before another account has read its own twice
      await unread[3]?.arrayBuffer();
      const second = await untilStarted(() => start(four[3]?.token ?? ''));
      await second.arrayBuffer();

      // created after all these answers, so the unread export had not come this far
      await app.deps.database.pool.query(
        `update public.generated_rules set content = 'written late' where configuration_id =
         (select id from public.user_configurations where user_id = $1 order by id desc limit 1)`,
        [four[0]?.id],
      );
      const files = unzipSync(new Uint8Array(await (unread[0] as Response).arrayBuffer()));
      const texts = Object.entries(files).filter(([path]) => path.endsWith('/rule.md'));
      expect(texts).toHaveLength(rules);
      expect(texts.map(([, text]) => strFromU8(text))).toContain('written late');

      // one export was read, one abandoned: both slots are free again
      await unread[1]?.body?.cancel();
      const next = await untilStarted(() => start(last?.token ?? ''));
      await next.body?.cancel();
      await Promise.all(unread.slice(2, 3).map((response) => response.body?.cancel()));
    } finally {
      await server.stop();
      await app.remove();
    }
  },
  300_000,
);

test('an export that the database fails ends as a broken answer, and its account can export again', async () => {
  const app = await createTestApp('native', { RATE_LIMIT_FACTOR: '1000' });
  const server = await app.listen();
  const { pool } = app.deps.database;
  const rename = (from: string, to: string) =>
    pool.query(`alter table public.generated_rules rename column ${from} to ${to}`);
  try {
    const { token } = await accountWithRules(app);
    const broken = await startExport(app, server, token);
    expect(broken.status).toBe(200);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await rename('content', 'moved');
    await expect(broken.arrayBuffer()).rejects.toThrow('terminated');
    expect(logged).toHaveBeenCalledTimes(1);
    await rename('moved', 'content');
    const whole = await untilStarted(() => startExport(app, server, token));
    expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(rules * content.length * 0.5);
  } finally {
    await server.stop();
    await app.remove();
  }
});

test('an account has one export at a time over all processes, and one that died keeps nobody waiting', async () => {
  const app = await createTestApp('native', { RATE_LIMIT_FACTOR: '1000' });
  const [one, other] = [await app.listen(), await app.listen()];
  const { pool } = app.deps.database;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const { id, token } = await accountWithRules(app);
    const unread = await startExport(app, one, token);
    const again = await startExport(app, other, token);
    expect([unread.status, again.status, await again.json()]).toEqual([
      200,
      409,
      expect.objectContaining({ code: 'export_running' }),
    ]);

    const lapse = () => pool.query('update private.rate_limits set expire = 1 where key = $1', [`export:${id}`]);
    const hasLapsed = async () =>
      (await pool.query('select expire = 1 as is_old from private.rate_limits where key = $1', [`export:${id}`]))
        .rows[0]?.is_old;
    await lapse();
    vi.advanceTimersByTime(20_000);
    await expect.poll(hasLapsed).toBe(false);

    await unread.body?.cancel();
    const second = await untilStarted(() => startExport(app, other, token));
    // no process renews it now
    vi.clearAllTimers();
    await lapse();
    const third = await startExport(app, one, token);
    expect(third.status).toBe(200);
    for (const { body } of [second, third]) await body?.cancel();
  } finally {
    vi.useRealTimers();
    await one.stop();
    await other.stop();
    await app.remove();
  }
}, 300_000);

function startExport(app: TestApp, server: ListeningServer, token: string): Promise<Response> {
  return fetch(`${server.url}/functions/v1/account`, {
    method: 'POST',
    headers: app.visitor({ authorization: `Bearer ${token}`, 'content-type': 'application/json' }),
    body: JSON.stringify({ action: 'export' }),
  });
}

async function untilStarted(start: () => Promise<Response>): Promise<Response> {
  const response = await start();
  if (response.status === 200) return response;
  await response.text();
  return untilStarted(start);
}
