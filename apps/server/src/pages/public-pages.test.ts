import { randomUUID } from 'node:crypto';
import { publicAddress, publicPageAt, publicPageNames } from '@regelwerk/contract/public-pages';
import { stackPageNames } from '@regelwerk/contract/rules/stack-page-names';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { legalDocument } from '@regelwerk/legal/legal-document';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp, testSite } from '../testing/create-test-app.ts';

test('an address names a page and a language, and nothing else does', () => {
  for (const name of [...publicPageNames, ...stackPageNames])
    for (const language of interfaceLanguages)
      expect(publicPageAt(publicAddress(name, language))).toEqual({ name, language });
  for (const other of [
    '/de/signin',
    '/de/user/dashboard',
    '/dex',
    '/de/de/',
    '/documentation/',
    '/rules/cursor',
    '/rules/cursor/react/x',
    '/signin',
    '',
  ])
    expect(publicPageAt(other)).toBeUndefined();
});

/** Creates three products on sale and an archived one. */
async function sell(app: TestApp): Promise<void> {
  for (const [name, amount, interval, active] of [
    ['Basic', 499, null, true],
    ['Starter', 900, 'month', true],
    ['Premium', 1499, null, true],
    ['Gone', 100, null, false],
  ])
    await app.deps.database.pool.query(
      `with product as (
         insert into public.products (stripe_product_id, name, active) values ('prod_' || $1, $1, $4) returning id
       )
       insert into public.prices (product_id, stripe_price_id, unit_amount, currency, interval, interval_count)
       select id, 'price_' || $1, $2, 'eur', $3, case when $3::text is null then null else 1 end from product`,
      [name, amount, interval, active],
    );
}

describe.each(databaseModes)('public pages on the %s database', (mode) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(mode);
    await sell(app);
  });
  afterAll(() => app.remove());

  const read = async (path: string) => (await app.request(path)).text();
  const dataOf = (page: string, type: string) =>
    JSON.parse(new RegExp(`<script type="${type.replace('+', '\\+')}"[^>]*>(.*?)</script>`).exec(page)?.[1] ?? 'null');

  test('each is served at its address in each language, with the site filled in', async () => {
    for (const name of publicPageNames)
      for (const language of interfaceLanguages) {
        const address = publicAddress(name, language);
        const response = await app.request(address, { headers: { 'accept-language': 'fr' } });
        const page = await response.text();
        expect([address, response.status]).toEqual([address, 200]);
        expect(page).toContain(`<html lang="${language}">`);
        expect(page).toContain(`<h1>${name}</h1>`);
        expect(page).toContain(`<link rel="canonical" href="${testSite}${address}">`);
        expect(page).not.toContain('{{');
      }
  });

  test('other addresses of a page redirect to it', async () => {
    for (const [path, address] of [
      ['/de', '/de/'],
      ['/de?model=Claude&frameworks=React', '/de/?model=Claude&frameworks=React'],
      ['/impressum?lang=de', '/de/impressum'],
      ['/documentation?lang=de&from=mail', '/de/documentation?from=mail'],
      ['/de/impressum?lang=en', '/impressum'],
      ['/index.html', '/'],
    ]) {
      const response = await app.request(path ?? '');
      expect([response.status === 302 || response.status === 308, response.headers.get('location')]).toEqual([
        true,
        address,
      ]);
    }
    expect((await app.request('/impressum?lang=fr')).status).toBe(200);
  });

  test('any other address gets the app, either unlisted or as not found', async () => {
    expect((await app.request(paths.signIn)).status).toBe(200);
    for (const path of [
      '/rules/cursor/cobol',
      '/de/rules/abacus/react',
      '/de/signin',
      '/de/nothing',
      '/pages/en/home.html',
      '/pages/../pages/en/home.html',
      '/dex',
    ])
      expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  });

  test('the page of a shared rule is closed to search engines', async () => {
    const page = await app.request(`/r/${'0'.repeat(32)}`);
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect((await app.request('/r/short')).status).toBe(404);
    expect((await app.request(paths.signIn)).headers.get('x-robots-tag')).toBeNull();
  });

  test('a legal page contains its text', async () => {
    for (const name of legalDocumentNames) {
      const page = await read(publicAddress(name, 'de'));
      const { sections } = legalDocument(name, app.deps.legal.operator, 'de');
      expect(page).not.toContain('<!--legal-->');
      for (const { heading } of sections.slice(1)) expect(page).toContain(`>${heading}</h2>`);
    }
  });

  test('search engines are told of everything that is for sale, as it is now, and of no price that is none', async () => {
    const offers = async (address: string) => dataOf(await read(address), 'application/ld+json').offers;
    const paid = await offers('/de/');
    expect(await read('/de/')).not.toContain('USD');
    const shop = `${testSite}${paths.purchaseTokens}`;
    expect(paid).toMatchObject([
      { name: 'Basic', price: '4.99', priceCurrency: 'EUR', url: shop },
      {
        name: 'Starter',
        price: '9.00',
        url: `${testSite}${paths.billing}`,
        priceSpecification: { price: '9.00', referenceQuantity: { value: 1, unitCode: 'MON' } },
      },
      { name: 'Premium', price: '14.99', url: shop },
    ]);
    expect(paid[0]).not.toHaveProperty('priceSpecification');
    const evil = '</script><script>alert(1)</script>';
    await app.deps.database.pool.query('update public.products set name = $1 where name = $2', [evil, 'Basic']);
    try {
      vi.spyOn(app.deps.legal, 'clock').mockImplementation(() => new Date(Date.now() + 61_000));
      const page = await read('/');
      expect(page).not.toContain(evil);
      expect(dataOf(page, 'application/ld+json').offers[0].name).toBe(evil);
    } finally {
      vi.restoreAllMocks();
      await app.deps.database.pool.query('update public.products set name = $2 where name = $1', [evil, 'Basic']);
    }
  });

  test('the landing page names the lowest price of a rule as it is sold now, with the sentence on tax', async () => {
    const { pool } = app.deps.database;
    const later = (seconds: number) =>
      vi.spyOn(app.deps.legal, 'clock').mockImplementation(() => new Date(Date.now() + seconds * 1000));
    try {
      later(200);
      // 14.99 for 50 rules, rounded up; a plan may be cheaper, but it is a subscription
      expect(await read('/')).toContain('<p data-rule-price="">€0.30, Total price, VAT included.</p>');
      expect(await read('/de/')).toContain('<p data-rule-price="">0,30\u00a0€, Gesamtpreis inkl. MwSt.</p>');
      await pool.query(
        'update public.products set metadata = \'{"tokens_per_period": "60"}\' where name = \'Starter\'',
      );
      later(300);
      expect(await read('/')).toContain('€0.30,');
      await pool.query('update public.products set active = false');
      later(400);
      for (const address of ['/', '/de/']) expect(await read(address)).not.toMatch(/data-rule-price|{{/);
    } finally {
      vi.restoreAllMocks();
      await pool.query("update public.products set active = name <> 'Gone', metadata = '{}'");
    }
  });

  test('a page that fails names the request in the language of the page', async () => {
    await app.deps.database.pool.query('alter table private.legal_notices rename to moved');
    for (const [language, word] of [
      ['en', 'reference'],
      ['de', 'Referenz'],
    ]) {
      const address = `${paths.withdraw}/${randomUUID()}?lang=${language}`;
      const response = await app.request(address, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(500);
      const reference = response.headers.get('x-request-id');
      expect(reference).toMatch(/^[\w.-]{8,}$/);
      expect(await response.text()).toContain(`${word}: ${reference}`);
    }
    await app.deps.database.pool.query('alter table private.moved rename to legal_notices');
  });

  test('sitemap and robots.txt name this site', async () => {
    const list = await read('/sitemap.xml');
    const listed = [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(new Set(listed)).toEqual(
      new Set(
        [...publicPageNames, ...stackPageNames].flatMap((name) =>
          interfaceLanguages.map((one) => `${testSite}${publicAddress(name, one)}`),
        ),
      ),
    );
    expect((await app.request('/sitemap.xml')).headers.get('content-type')).toContain('xml');
    expect(await read('/robots.txt')).toContain(`Sitemap: ${testSite}/sitemap.xml`);
  });
});

test('with payments off nothing is for sale', async () => {
  const app = await createTestApp('native', { PAYMENTS: 'off' });
  await sell(app);
  const page = await (await app.request('/')).text();
  expect(page).not.toContain('data-rule-price');
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '').offers).toEqual([]);
  await app.remove();
});
