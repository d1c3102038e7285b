import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { mailStaleRules } from '../domain/accounts/mail-stale-rules.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openPerson, type TestPerson } from '../testing/open-person.ts';

const month = (name: string) => new Date(`2031-${name}-05T07:29:00Z`);

describe.each(databaseModes)('the monthly mail about saved rules, on the %s database', (mode) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(mode, { SIGNUP_TOKENS: '3' });
  });
  afterAll(() => server.remove());

  const query = async (text: string, values: unknown[] = []) =>
    (await server.deps.database.pool.query(text, values)).rows;
  const addressOf = async ({ id }: TestPerson) =>
    String((await query('select email from auth.users where id = $1', [id]))[0]?.email);
  const mailsTo = async (person: TestPerson) => {
    const address = await addressOf(person);
    return (await server.mails()).filter(({ to }) => to?.some((one) => one.address === address));
  };
  const pageIn = (text: string | undefined) =>
    new URL(/https?:\/\/\S+\/rule-mail\/\S+/.exec(text ?? '')?.[0] ?? 'https://none.example');
  const post = ({ pathname }: URL, answer?: string) =>
    server.request(pathname, {
      method: 'POST',
      body: new URLSearchParams(answer === undefined ? { 'List-Unsubscribe': 'One-Click' } : { answer }),
    });
  const runIn = (name: string) => mailStaleRules({ ...server.deps.accounts, clock: () => month(name) });
  const saveRule = async (person: TestPerson, knowledge: string) => {
    const { body } = await person.call('generate-rules', { formData, requestId: randomUUID() });
    const { data } = await person.client.rpc('save_generated_rule', {
      p_generation_id: body.full.generationId,
      p_name: 'Mine',
    });
    await query(
      `update public.generated_rules set result = jsonb_set(result, '{rule,knowledgeVersion}', to_jsonb($2::text))
       where configuration_id = $1`,
      [data.id, knowledge],
    );
    return String(data.id);
  };

  test('asks a mailbox five times an hour at most, however often it is stopped and wanted again', async () => {
    const strict = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1' });
    const ada = await openPerson(strict);
    const statuses = [];
    for (let asked = 0; asked < 7; asked += 1) {
      statuses.push((await ada.call('account', { action: 'ruleMail' })).status);
      await ada.client.from('rule_mails').delete().eq('user_id', ada.id);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await strict.mails()).filter(({ text }) => text?.includes('/rule-mail/'))).toHaveLength(5);
    await strict.remove();
  });

  test('comes once a month once its mailbox has confirmed it, and stops with one POST', async () => {
    const ada = await openPerson(server);
    await saveRule(ada, '2026.01.31');
    expect((await ada.call('account', { action: 'ruleMail' })).status).toBe(200);
    // at once again asks the mailbox no second time
    await ada.call('account', { action: 'ruleMail' });
    const [asked, ...more] = await mailsTo(ada);
    expect(more).toEqual([]);
    const page = pageIn(asked?.text);
    await runIn('01');
    expect(await mailsTo(ada)).toHaveLength(1);

    // programs that open links change nothing
    expect((await server.request(page.pathname)).status).toBe(200);
    await runIn('01');
    expect(await mailsTo(ada)).toHaveLength(1);
    expect((await post(page, 'confirm')).status).toBe(200);
    await Promise.all([runIn('02'), runIn('02')]);
    await runIn('02');
    const mails = await mailsTo(ada);
    expect(mails).toHaveLength(2);
    const monthly = mails[1];
    expect(monthly?.subject).toBe('Regelwerk: 1 saved rule may be out of date');
    expect(monthly?.text).toContain('1 of your saved rules was made with older knowledge');
    expect(monthly?.text).not.toContain('Mine');
    const header = (name: string) => monthly?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const stop = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '');
    expect(stop.pathname).toBe(page.pathname);
    await runIn('03');
    expect(await mailsTo(ada)).toHaveLength(3);
    expect((await post(stop)).status).toBe(200);
    await runIn('04');
    expect(await mailsTo(ada)).toHaveLength(3);
    // a stopped mail cannot be confirmed by its old link
    await post(stop, 'confirm');
    await runIn('05');
    expect(await mailsTo(ada)).toHaveLength(3);
  });

  test('names what a device found too, in the language of the person, and is not sent without such a rule', async () => {
    const ada = await openPerson(server);
    await ada.client.auth.updateUser({ data: { language: 'de' } });
    const id = await saveRule(ada, '2999.01.01');
    await ada.call('account', { action: 'ruleMail' });
    await post(pageIn((await mailsTo(ada))[0]?.text), 'confirm');
    await runIn('01');
    expect(await mailsTo(ada)).toHaveLength(1);
    await ada.call('refresh-rule', {
      action: 'note',
      configurationId: id,
      stale: { version: 1, command: 0, generated: 0, convention: 0, claim: 0 },
    });
    await runIn('01');
    const mails = await mailsTo(ada);
    expect(mails[1]?.subject).toBe('Regelwerk: 1 gespeicherte Regel ist vielleicht überholt');
    expect(mails[1]?.text).toContain('Das Projekt von 1 Regel hat sich geändert');
    expect(mails[1]?.text).not.toContain('Wissensstand als');
  });

  test('a forged token shows and changes nothing', async () => {
    for (const path of [`/rule-mail/${randomUUID()}`, '/rule-mail/x']) {
      const page = await server.request(path);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('No further mail comes.')]);
      expect(
        (await server.request(path, { method: 'POST', body: new URLSearchParams({ answer: 'confirm' }) })).status,
      ).toBe(200);
    }
  });
});
