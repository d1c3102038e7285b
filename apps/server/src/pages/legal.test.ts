import { randomUUID } from 'node:crypto';
import { publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { paths } from '@regelwerk/contract/shared/paths';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { legalLinks } from '@regelwerk/legal/legal-links';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formData } from '../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { openBrowser } from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const legalPaths = [paths.imprint, paths.privacy, paths.terms, paths.withdrawal, paths.withdraw, paths.cancelContract];

describe.each(databaseModes)('legal pages on the %s database', (mode) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp(mode, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  });
  afterAll(() => app.remove());

  let address = 0;
  /** Sends each form from a new address, so that the rate limit does not interfere. */
  const send = (path: string, values: Record<string, string>, from?: string) => {
    address += 1;
    return app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from ?? `10.1.0.${address}` },
      body: new URLSearchParams(values).toString(),
    });
  };
  const form = (more: Record<string, string> = {}) => ({
    id: randomUUID(),
    homepage: '',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    contractReference: 'Bestellung 4711',
    ...more,
  });
  const rows = async (id: string) =>
    (await app.deps.database.pool.query('select * from private.legal_notices where id = $1', [id])).rows;
  const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to?.[0]?.address === email);

  test('a withdrawal is entered, checked, confirmed, received once, mailed and stored with its deadline', async () => {
    const values = form({ email: 'once@example.com', name: 'Ada 🙂 <script>alert(1)</script>' });
    const opened = await (await app.request(`${paths.withdraw}?lang=de`)).text();
    expect(opened).toContain('<form');
    expect(opened).toMatch(/name="id" value="[0-9a-f-]{36}"/);
    const review = await (await send(`${paths.withdraw}?lang=de`, { ...values, step: 'review' })).text();
    expect(review).toContain('value="confirm">Widerruf bestätigen</button>');
    expect(review).toContain('&lt;script&gt;');
    expect(await rows(values.id)).toEqual([]);
    vi.spyOn(app.deps.legal, 'clock').mockImplementation(() => new Date('2026-07-01T10:20:30Z'));
    for (let time = 0; time < 2; time += 1) {
      const confirmed = await send(`${paths.withdraw}?lang=de`, { ...values, step: 'confirm' });
      expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
        303,
        `${paths.withdraw}/${values.id}?lang=de`,
      ]);
    }
    vi.restoreAllMocks();
    const [row, ...more] = await rows(values.id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      kind: 'withdrawal',
      name: values.name,
      contract_reference: 'Bestellung 4711',
      details: {},
      settled_at: null,
    });
    expect(row.due_at.toISOString()).toBe('2026-07-15T21:59:59.000Z');
    const mails = await mailsTo('once@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Eingangsbestätigung: Widerruf']);
    for (const words of [
      'Abgegeben am 1. Juli 2026 um 12:20:30 durch Betätigen der Schaltfläche „Widerruf bestätigen“',
      'Eingegangen am 1. Juli 2026 um 12:20:30 (Europe/Berlin)',
      '2026-07-01T10:20:30.000Z (UTC)',
      'Bestellung 4711',
      'Ich widerrufe',
      values.id,
      '🙂',
    ])
      expect(mails[0]?.text).toContain(words);
    const page = await (await app.request(`${paths.withdraw}/${values.id}?lang=de`)).text();
    expect(page).toContain('2026-07-01T10:20:30.000Z (UTC)');
    expect(page).not.toContain('<script>alert');
    const file = await app.request(`${paths.withdraw}/${values.id}.txt`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.text()).toBe(row.receipt);
    expect((await app.request(`${paths.cancelContract}/${values.id}`)).status).toBe(404);
  });

  test('a declaration that was changed after its receipt is another one, and nothing of the first is lost', async () => {
    const first = form({ email: 'changed@example.com' });
    const confirm = async (path: string, values: Record<string, string>) => {
      const answer = await send(`${path}?lang=en`, { ...values, step: 'confirm' });
      expect(answer.status).toBe(303);
      const place = answer.headers.get('location') ?? '';
      return { place, receipt: await (await app.request(place)).text() };
    };
    const received = await confirm(paths.withdraw, first);
    const changed = { ...first, contractReference: 'Bestellung 4712' };
    const another = await confirm(paths.withdraw, changed);
    expect(another.place).not.toBe(received.place);
    expect(another.receipt).toContain('Bestellung 4712');
    const canceled = await confirm(paths.cancelContract, { ...first, type: 'ordinary', reason: '', end: '' });
    expect(canceled.receipt).toContain('I cancel the contract');
    expect((await mailsTo('changed@example.com')).map(({ subject }) => subject).sort()).toEqual([
      'Acknowledgement of receipt: cancellation',
      'Acknowledgement of receipt: withdrawal',
      'Acknowledgement of receipt: withdrawal',
    ]);
    expect(await confirm(paths.withdraw, { ...first, id: first.id.toUpperCase() })).toEqual(received);
    expect((await rows(first.id))[0]).toMatchObject({ contract_reference: 'Bestellung 4711' });
  });

  test.each(['-'.repeat(36), 'a'.repeat(36), randomUUID()])('no receipt stands at %s', async (id) => {
    for (const path of [paths.withdraw, paths.cancelContract])
      for (const end of ['', '.txt']) expect((await app.request(`${path}/${id}${end}`)).status).toBe(404);
  });

  test.each([
    [paths.withdraw, 'change'],
    [paths.withdraw, 'review'],
    [paths.cancelContract, 'change'],
  ])('a change of the language on %s keeps what was entered, also what is still wrong (%s)', async (path, step) => {
    const values = form({ reason: 'Umzug', type: 'extraordinary', end: '2027-01-31' });
    const entered = step === 'change' ? { ...values, email: 'not yet' } : values;
    const before = await (await send(`${path}?lang=de`, { ...entered, step })).text();
    const [, target, sent] =
      /<button[^>]* form="notice" formaction="([^"]+)" formnovalidate name="step" value="(\w+)" lang="en"/.exec(
        before,
      ) ?? [];
    const turned = await send(String(target), { ...entered, step: String(sent) });
    expect(turned.status).toBe(200);
    const page = await turned.text();
    expect(page).toContain('<html lang="en">');
    for (const text of [values.id, 'Ada Lovelace', 'Bestellung 4711', entered.email]) expect(page).toContain(text);
    if (path === paths.cancelContract) expect(page).toContain('2027-01-31');
    expect(page).not.toContain('role="alert"');
    expect(await rows(values.id)).toEqual([]);
  });

  test('a receipt stays in view in the other language', async () => {
    const values = form({ email: 'turned@example.com' });
    await send(`${paths.withdraw}?lang=de`, { ...values, step: 'confirm' });
    const page = await (await app.request(`${paths.withdraw}/${values.id}?lang=de`)).text();
    expect(page).toContain(`href="${paths.withdraw}/${values.id}?lang=en"`);
  });

  test('a form whose number was lost gets a new one', async () => {
    const answer = await send(`${paths.withdraw}?lang=de`, { ...form({ id: 'none' }), step: 'confirm' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/name="id" value="[0-9a-f-]{36}"/);
  });

  test('a cancellation is one page with its button, ordinary or with a reason, at a date or as soon as possible', async () => {
    const opened = await (await app.request(`${paths.cancelContract}?lang=de`)).text();
    expect(opened).toContain('value="confirm">jetzt kündigen</button>');
    const early = form({ type: 'ordinary', reason: '', end: '', email: 'early@example.com' });
    expect((await send(`${paths.cancelContract}?lang=en`, { ...early, step: 'confirm' })).status).toBe(303);
    expect((await mailsTo('early@example.com'))[0]?.text).toMatch(
      /by pressing the button “Cancel now”[\s\S]*I cancel the contract[\s\S]*at the earliest possible date/,
    );
    const receipt = await (await app.request(`${paths.cancelContract}/${early.id}?lang=en`)).text();
    const file = await (await app.request(`${paths.cancelContract}/${early.id}.txt`)).text();
    for (const shown of [receipt, file]) expect(shown).toContain('by pressing the button “Cancel now”');
    for (const way of ['href="/billing#history"', 'href="/"']) expect(receipt).toContain(way);
    const dated = form({ type: 'extraordinary', reason: 'Umzug', end: '2027-01-31', email: 'dated@example.com' });
    expect((await send(`${paths.cancelContract}?lang=de`, { ...dated, step: 'confirm' })).status).toBe(303);
    expect((await mailsTo('dated@example.com'))[0]?.text).toMatch(
      /durch Betätigen der Schaltfläche „jetzt kündigen“[\s\S]*außerordentlich[\s\S]*zum 31\. Januar 2027[\s\S]*Umzug/,
    );
    expect((await rows(dated.id))[0]).toMatchObject({
      kind: 'cancellation',
      details: { type: 'extraordinary', end: '2027-01-31' },
    });
  });

  test.each([
    [paths.withdraw, { name: ' ' }, 'name'],
    [paths.withdraw, { email: 'no address' }, 'email'],
    [paths.withdraw, { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    [paths.withdraw, { contractReference: '' }, 'contractReference'],
    [paths.cancelContract, { type: 'extraordinary', reason: 'x'.repeat(2001) }, 'reason'],
    [paths.cancelContract, { type: 'extraordinary', reason: '' }, 'reason'],
    [paths.cancelContract, { type: 'ordinary', end: 'tomorrow' }, 'end'],
    [paths.withdraw, { homepage: 'https://spam.example' }, undefined],
    [paths.withdraw, { id: 'none' }, undefined],
  ])('%s with %o keeps the typed values and names what is wrong', async (path, wrong, field) => {
    const values = form({
      type: 'ordinary',
      reason: '',
      end: '',
      contractReference: 'Auftrag <7>',
      ...(wrong as object),
    });
    const response = await send(`${path}?lang=de`, { ...values, step: 'confirm' });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('role="alert"');
    if (field !== undefined) expect(page).toContain(`id="${field}-fault"`);
    if (field !== 'contractReference') expect(page).toContain('value="Auftrag &lt;7&gt;"');
    if (values.id.length === 36) expect(await rows(values.id)).toEqual([]);
  });

  test('own, foreign and unknown orders get the same answer', async () => {
    await openBrowser(app).client.auth.signUp({ email: 'known@example.com', password: 'correct horse 9' });
    const pages = [];
    for (const [email, contractReference] of [
      ['known@example.com', 'known@example.com'],
      ['stranger@example.com', 'known@example.com'],
      ['stranger@example.com', 'nothing at all'],
    ] as const) {
      const values = form({ email, contractReference });
      const response = await send(`${paths.withdraw}?lang=en`, { ...values, step: 'confirm' });
      const receipt = await (await app.request(`${paths.withdraw}/${values.id}?lang=en`)).text();
      pages.push([
        response.status,
        receipt.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d[\d:.TZ-]+|\S+@\S+|nothing at all/g, ''),
      ]);
    }
    expect(pages[1]).toEqual(pages[0]);
    expect(pages[2]).toEqual(pages[0]);
    for (const path of [`${paths.withdraw}/${randomUUID()}`, `${paths.withdraw}/${randomUUID()}.txt`])
      expect((await app.request(path)).status).toBe(404);
  });

  test('everybody in an office may declare at once; ten an hour for one mailbox and contract, then the way to write by mail', async () => {
    const declare = (email: string, from: string) =>
      send(
        `${paths.cancelContract}?lang=de`,
        form({ type: 'ordinary', reason: '', end: '', step: 'confirm', email }),
        from,
      );
    const office = '10.9.9.9';
    for (let person = 0; person < 12; person += 1)
      expect((await declare(`person${person}@office.example`, office)).status).toBe(303);
    const statuses = [];
    let last = '';
    for (let count = 0; count < 12; count += 1) {
      const response = await declare(count % 2 === 0 ? 'one@office.example' : 'ONE@office.example', office);
      statuses.push(response.status);
      last = await response.text();
    }
    expect(statuses).toEqual([...Array(10).fill(303), 429, 429]);
    expect(last).toContain(app.deps.legal.operator.email);
    // one address cannot use up the limit of another
    expect((await declare('one@office.example', '10.9.9.10')).status).toBe(303);
  });

  test('a link beside an order opens the form with its contract filled in', async () => {
    for (const path of [paths.withdraw, paths.cancelContract])
      expect(await (await app.request(`${path}?lang=de&contract=RW-1002%22%3E`)).text()).toContain(
        'name="contractReference" type="text" autocomplete="off" value="RW-1002&quot;&gt;"',
      );
    expect((await app.request('/withdraw?contract=RW-7&lang=de')).headers.get('location')).toBe(
      `${paths.withdraw}?lang=de&contract=RW-7`,
    );
  });

  test('aliases lead to the pages, and the language comes from the address, else from the browser', async () => {
    for (const [alias, path] of [
      ['/withdraw', paths.withdraw],
      ['/cancel-contract', paths.cancelContract],
    ])
      expect((await app.request(alias ?? '')).headers.get('location')).toBe(`${path}?lang=en`);
    const title = async (path: string, headers: Record<string, string> = {}) =>
      /<h1[^>]*>(.*?)<\/h1>/.exec(await (await app.request(path, { headers })).text())?.[1];
    expect(await title(paths.withdraw, { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' })).toBe('Vertrag widerrufen');
    expect(await title(`${paths.withdraw}?lang=en`, { 'accept-language': 'de' })).toBe('Withdraw from contract here');
  });

  test('every page links to all legal pages without JavaScript, and none sets a cookie', async () => {
    const values = form();
    await send(`${paths.withdraw}?lang=de`, { ...values, step: 'confirm' });
    for (const path of [
      ...publicPageNames.map((name) => publicAddress(name, 'de')),
      '/no-such-page?lang=de',
      '/user/dashboard?lang=de',
      `${paths.withdraw}?lang=de`,
      `${paths.cancelContract}?lang=de`,
      `${paths.withdraw}/${values.id}?lang=de`,
      `${paths.withdraw}/${randomUUID()}?lang=de`,
    ]) {
      const response = await app.request(path);
      const page = await response.text();
      for (const { address: legal } of legalLinks('', 'de')) expect(page, path).toContain(`href="${legal}"`);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(page.replace(/<link rel="canonical"[^>]*>/, '')).not.toMatch(/(src|href)="https?:/);
    }
    for (const name of legalDocumentNames) {
      const page = await (await app.request(publicAddress(name, 'de'))).text();
      expect(page).toContain('<mark>[[NAME OF THE PARTNERSHIP]]</mark>');
    }
  });

  test('every mail links to the legal pages', async () => {
    const mails = await app.mails();
    expect(mails.length).toBeGreaterThan(0);
    for (const { text, html } of mails)
      for (const legal of legalPaths) for (const part of [text, html]) expect(part).toContain(legal);
  });

  test('the consent of a signed-in person is stored with its words, language and time, and cannot be changed', async () => {
    const { client } = openBrowser(app);
    const { data } = await client.auth.signUp({ email: 'consent@example.com', password: 'correct horse 9' });
    const body = { formData, consent: true, language: 'de', requestId: randomUUID() };
    await client.functions.invoke('generate-rules', { body });
    // a repeated request and one that is refused give nothing for which consent would be needed
    await client.functions.invoke('generate-rules', { body });
    await app.deps.database.pool.query('update public.user_tokens set tokens_remaining = 0 where user_id = $1', [
      data.user?.id,
    ]);
    await client.functions.invoke('generate-rules', { body: { ...body, requestId: randomUUID() } });
    const { rows: kept } = await app.deps.database.pool.query('select * from private.consents where user_id = $1', [
      data.user?.id,
    ]);
    expect(kept).toMatchObject([
      {
        declaration: 'generation',
        version: '2026-11-26',
        language: 'de',
        text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(kept[0].address_hash).not.toContain('127');
    await expect(app.deps.database.pool.query("update private.consents set version = 'x'")).rejects.toMatchObject({
      code: '42501',
    });
  });
});
