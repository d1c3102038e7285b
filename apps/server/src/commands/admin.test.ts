import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp, testSite } from '../testing/create-test-app.ts';
import { runOperatorCommand } from '../testing/run-operator-command.ts';

const ada = 'ada@example.com';
const bob = 'bob@example.com';

describe.each(databaseModes)('what the admin command says on the %s database', (mode) => {
  let app: TestApp;
  const run = (...words: string[]) => runOperatorCommand(app.deps, 'admin', ...words);
  beforeAll(async () => {
    app = await createTestApp(mode);
    for (const email of [ada, bob])
      await app.request('/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: app.deps.keys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'correct horse 9' }),
      });
  });
  afterAll(() => app.remove());

  test('a grant says how the person learns of it, and that a session goes on', async () => {
    expect(await run('grant', ` ${ada.toUpperCase()} `)).toBe(
      `${ada} is now an admin.\nNo mail can tell the person, so do that: ${testSite}/admin/overview opens without a new sign-in.`,
    );
    expect(await run('grant', ada)).toBe(`${ada} is an admin already. Nothing has changed.`);
  });

  test('an address without an account is named', async () => {
    const sentence = 'There is no account with the address nobody@example.com. The person must sign up first.';
    for (const verb of ['grant', 'remove', 'remove-two-factor'])
      await expect(run(verb, 'nobody@example.com'), verb).rejects.toThrow(sentence);
  });

  test('the last admin stays', async () => {
    await expect(run('remove', ada)).rejects.toThrow('The last admin cannot be removed.');
  });

  test('a banned account and a required second factor are said', async () => {
    await run('two-factor', 'required');
    const { id } = await app.deps.database.kysely
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', bob)
      .executeTakeFirstOrThrow();
    const banned_until = new Date(Date.now() + 3_600_000);
    await app.deps.database.kysely.updateTable('auth.users').set({ banned_until }).where('id', '=', id).execute();
    const said = await run('grant', bob);
    expect(said).toContain('The account is banned and cannot sign in.');
    expect(said).toContain('Two-factor authentication has to be set up there first.');
    expect(await run('remove', bob)).toBe(`${bob} is no longer an admin.\nThe rights have ended on every device.`);
    const { settings } = app.deps;
    const withMail = { ...app.deps, settings: { ...settings, smtpUrl: 'smtp://127.0.0.1' } };
    expect(await runOperatorCommand(withMail, 'admin', 'grant', bob)).toContain('A mail tells the person: ');
    await run('remove', bob);
    expect(await run('remove', bob)).toBe(`${bob} is no admin. Nothing has changed.`);
  });
});
