import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { mailStaleRules } from '../domain/accounts/mail-stale-rules.ts';
import { forgetExpired } from '../domain/personal-data/forget-expired.ts';
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

  test('comes to each person once a month, with their own link, whoever else gets one', async () => {
    const both = [await openPerson(server), await openPerson(server)];
    const links = new Map<TestPerson, string>();
    for (const person of both) {
      await saveRule(person, '2026.01.31');
      await person.call('account', { action: 'ruleMail' });
      const page = pageIn((await mailsTo(person))[0]?.text);
      links.set(person, page.pathname);
      await post(page, 'confirm');
    }
    for (const month of ['06', '07']) await runIn(month);
    for (const person of both)
      expect((await mailsTo(person)).map(({ text }) => pageIn(text).pathname)).toEqual(
        Array.from({ length: 3 }, () => links.get(person)),
      );
  });

  test('does not come while the account is banned', async () => {
    const ada = await openPerson(server);
    await saveRule(ada, '2026.01.31');
    await ada.call('account', { action: 'ruleMail' });
    await post(pageIn((await mailsTo(ada))[0]?.text), 'confirm');
    const ban = (until: string) => query('update auth.users set banned_until = $2 where id = $1', [ada.id, until]);
    await ban('2031-02-01');
    await runIn('01');
    expect(await mailsTo(ada)).toHaveLength(1);
    await runIn('02');
    expect(await mailsTo(ada)).toHaveLength(2);
  });

  test('one that nobody confirmed is forgotten after a week, and one that is confirmed stays', async () => {
    const [ada, eve] = [await openPerson(server), await openPerson(server)];
    for (const person of [ada, eve]) await person.call('account', { action: 'ruleMail' });
    await post(pageIn((await mailsTo(eve))[0]?.text), 'confirm');
    const wanted = async (person: TestPerson) => (await person.client.from('rule_mails').select('user_id')).data;
    const inDays = (days: number) => forgetExpired(server.deps.database, new Date(Date.now() + days * 86_400_000));
    await inDays(6);
    expect(await wanted(ada)).toHaveLength(1);
    await inDays(8);
    expect([await wanted(ada), await wanted(eve)]).toEqual([[], [{ user_id: eve.id }]]);
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
