import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { paths } from '@regelwerk/contract/shared/paths';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { checkReadiness } from './check-readiness.ts';

describe('the operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-operator-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const live = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };

  const path = join(folder, 'operator.json');
  const example = JSON.parse(readFileSync('operator.example.json', 'utf8'));
  const own = {
    ...example,
    name: 'Lindner & Roth GbR',
    partners: ['Anna Lindner', 'Paul Roth'],
    street: 'Am Markt 4',
    city: '04109 Leipzig',
    email: 'post@lindner-roth.example',
    phone: '+49 341 5550100',
    taxNumber: '231/456/78901',
    responsibleForContent: 'Anna Lindner, Am Markt 4, 04109 Leipzig',
    hosting: 'Rechenwerk AG, Leipzig',
    mailProvider: 'Postwerk GmbH, Leipzig',
  };
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:2525' };

  test('live payments start with facts of one’s own and a mail server, and with nothing less', async () => {
    const start = (environment: Record<string, string>) => createTestApp('native', { ...live, ...environment });
    await expect(start(smtp)).rejects.toThrow(/lack facts about the operator: name,/);
    await expect(start({ ...smtp, OPERATOR_FILE: 'operator.example.json' })).rejects.toThrow(
      /lack facts about the operator: name, partners, street, city, email, phone, taxNumber, responsibleForContent, hosting, mailProvider\./,
    );
    writeFileSync(path, JSON.stringify({ ...own, phone: example.phone }));
    await expect(start({ ...smtp, OPERATOR_FILE: path })).rejects.toThrow(/operator: phone\./);
    writeFileSync(path, JSON.stringify(own));
    await expect(start({ OPERATOR_FILE: path })).rejects.toThrow(/^SMTP_URL is not set/);
    await expect(start({})).rejects.toThrow(/lack facts[\s\S]*SMTP_URL is not set/);
    const app = await start({ ...smtp, OPERATOR_FILE: path });
    const page = await (await app.request(publicAddress('imprint', 'de'))).text();
    expect(page).toContain('Lindner &amp; Roth GbR');
    expect(page).not.toContain('[[');
    expect(await (await app.request('/config.json')).json()).toMatchObject({
      vatMode: 'small_business',
      mails: 'sent',
      supportEmail: own.email,
    });
    await app.remove();
    const trial = await start({ STRIPE_SECRET_KEY: 'sk_test_abc', OPERATOR_FILE: 'operator.example.json' });
    const config = await (await trial.request('/config.json')).json();
    expect(config).toMatchObject({ mails: 'kept' });
    expect(config).not.toHaveProperty('supportEmail');
    await trial.remove();
  });

  test('a server without a mail server says so at its start and promises no mail in either language', async () => {
    const warnings: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    const unready = { smtpUrl: undefined, operatorFile: path, hasLivePayments: false, model: undefined };
    checkReadiness(unready, { ...own, register: '', vatId: '', smallBusinessIn: [] }, log);
    expect(warnings).toEqual([expect.stringContaining('SMTP_URL is not set')]);
    for (const [environment, word] of [
      [{}, { en: 'kept for you', de: 'hinterlegt' }],
      [smtp, { en: 'on its way', de: 'unterwegs' }],
    ] as const) {
      const app = await createTestApp('native', environment);
      for (const language of ['en', 'de'] as const) {
        const id = randomUUID();
        const form = {
          id,
          homepage: '',
          name: 'Ada',
          email: 'ada@example.com',
          contractReference: '4711',
          step: 'confirm',
        };
        const { status } = await app.request(paths.withdraw, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form).toString(),
        });
        expect(status).toBe(303);
        const page = await (await app.request(`${paths.withdraw}/${id}?lang=${language}`)).text();
        expect(page).toContain(word[language]);
      }
      await app.remove();
    }
  });

  test('a model needs its provider in the privacy notice, and whether that takes data out of Europe', async () => {
    const named = JSON.parse(readFileSync('tools/testing/test-operator.json', 'utf8'));
    const startWith = async (facts: object) => {
      writeFileSync(path, JSON.stringify({ ...named, ...facts }));
      const model = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' };
      await (await createTestApp('native', { ...model, OPERATOR_FILE: path })).remove();
    };
    await expect(startWith({ modelProvider: '' })).rejects.toThrow(/names no modelProvider/);
    await expect(startWith({ transfers: {} })).rejects.toThrow(/takes data out of the European Economic Area/);
    await startWith({ transfers: { modelProvider: { country: 'US', basis: 'standard_clauses' } } });
    await startWith({ transfers: { modelProvider: 'none' } });
  });

  test('a wrong file stops the start with every fault', async () => {
    writeFileSync(path, '{"name": "", "vatMode": "none", "surprise": 1}');
    await expect(createTestApp('native', { OPERATOR_FILE: path })).rejects.toThrow(
      /name:[\s\S]*vatMode:[\s\S]*surprise/,
    );
    writeFileSync(path, 'no json');
    await expect(createTestApp('native', { OPERATOR_FILE: path })).rejects.toThrow('is not JSON');
  });
});
