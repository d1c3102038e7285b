import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTestDatabase, type DatabaseCopy } from '../../tools/testing/open-test-database.ts';
import { runStatement } from '../../tools/testing/run-statement.ts';
import { startTestServer, type TestServer } from '../../tools/testing/start-test-server.ts';
import { apiSettings, requestRecovery, signUp } from './call-every-api.ts';
import { type HeldMailServer, startHeldMailServer } from './held-mail-server.ts';

describe('the job queue', () => {
  let copy: DatabaseCopy;
  let url: string;
  let mail: HeldMailServer;
  let server: TestServer;

  beforeAll(async () => {
    copy = await copyTestDatabase('native');
    if (!('url' in copy.options)) throw new Error('a native database has an address');
    url = copy.options.url;
    mail = await startHeldMailServer();
    server = await startTestServer({ ...apiSettings, DATABASE_URL: url, SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await server.kill();
    await mail.stop();
    await copy.erase();
  });

  const mailsTo = (email: string) =>
    runStatement(
      url,
      `select locked_at is null as free from graphile_worker._private_jobs where payload ->> 'to' = '${email}'`,
    );

  test('restarts if the end of a job can permanently not be recorded, and finishes its jobs', async () => {
    const { email } = await signUp(server.url);
    await requestRecovery(server.url, email);
    await mail.holding(email);
    await runStatement(
      url,
      `create function public.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger refuse before delete on graphile_worker._private_jobs execute function public.refuse()`,
    );
    mail.letGo('250 kept');
    await expect
      .poll(() => server.lines.some((line) => line.includes('the job queue stopped and is started anew')))
      .toBe(true);
    await runStatement(url, 'drop function public.refuse cascade');
    await expect.poll(() => mailsTo(email)).toEqual([]);
    expect(server.process.exitCode).toBeNull();
  });

  test('stops within ten seconds while a mail server does not answer, and frees its job for another process', async () => {
    mail.hold();
    const { email } = await signUp(server.url);
    await requestRecovery(server.url, email);
    await mail.holding(email);
    expect(await mailsTo(email)).toEqual([{ free: false }]);
    expect(await server.stop()).toBe(0);
    expect(await mailsTo(email)).toEqual([{ free: true }]);
  });
});
