import type { Request } from '@playwright/test';
import { type PublicPageName, publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { stackPageNames } from '@regelwerk/contract/rules/stack-page-names';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { legalLabels } from '@regelwerk/legal/labels';
import { initialJavascript } from '../../tools/initial-javascript.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, openIn, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { appCode, pageHeadings } from './public-page-words.ts';
import { stopTime } from './stop-time.ts';
import { words } from './words.ts';

const shown = {
  en: {
    price: /From €\d+\.\d{2,3} per rule, without a subscription\. Total price, VAT included\./,
    prices: 'Packs and plans',
    make: 'Make this rule',
    stack: 'React rules for Cursor',
    ran: /facts checked by running/,
    source: 'Source',
    other: 'Vue',
  },
  de: {
    price: /Ab \d+,\d{2,3}\s€ je Regel, ohne Tarif\. Gesamtpreis inkl\. MwSt\./,
    prices: 'Pakete und Tarife',
    make: 'Diese Regel erstellen',
    stack: 'Regeln für React in Cursor',
    ran: /durch Ausführen geprüft/,
    source: 'Quelle',
    other: 'Vue',
  },
} as const;

/** The share of a text's groups of five words that another text has too. */
function sharedWith(text: string, other: string): number {
  const groups = (words: string[]) => words.map((_, at) => words.slice(at, at + 5).join(' '));
  const own = groups(text.split(/\s+/));
  const others = new Set(groups(other.split(/\s+/)));
  return own.filter((group) => others.has(group)).length / own.length;
}

for (const language of interfaceLanguages) {
  const t = words[language];
  const other = language === 'de' ? 'en' : 'de';
  const address = (name: PublicPageName) => publicAddress(name, language);

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test(`every public page is readable and links to the others and to its other language (${language})`, async ({
      page,
    }) => {
      for (const name of publicPageNames) {
        await page.goto(address(name));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language][name] })).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        for (const label of t.legal)
          await expect(page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })).toBeVisible();
        await page.getByRole('banner').locator(`a[hreflang=${other}]`).click();
        await expect(page).toHaveURL(publicAddress(name, other));
        await expect(page.getByRole('heading', { level: 1, name: pageHeadings[other][name] })).toBeVisible();
      }
      await page.goto(address('documentation'));
      for (const tab of t.docsTabs)
        await expect(page.getByRole('paragraph').filter({ hasText: tab }).first()).toBeVisible();
      await expect(page.getByText('.cursor/rules').first()).toBeVisible();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t.legal[2] ?? '' })
        .click();
      await expect(page).toHaveURL(address('terms'));
    });
  });

  test(`search engines and link previews find their metadata (${language})`, async ({ page, baseURL }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const name of publicPageNames) {
      const html = await (await page.request.get(address(name))).text();
      const one = (pattern: RegExp) => {
        const found = [...html.matchAll(new RegExp(pattern, 'g'))];
        expect(found, `${name}: ${pattern}`).toHaveLength(1);
        return found[0]?.[1] ?? '';
      };
      titles.add(one(/<title>(.*?)<\/title>/));
      const description = one(/<meta name="description" content="(.*?)">/);
      descriptions.add(description);
      expect(description.length, name).toBeGreaterThan(50);
      expect(description.length, name).toBeLessThan(190);
      expect(one(/<link rel="canonical" href="(.*?)">/)).toBe(`${baseURL}${address(name)}`);
      for (const alternate of interfaceLanguages)
        expect(one(new RegExp(`<link rel="alternate" hreflang="${alternate}" href="(.*?)">`))).toBe(
          `${baseURL}${publicAddress(name, alternate)}`,
        );
      const image = await page.request.get(one(/<meta property="og:image" content="(.*?)">/));
      expect(image.headers()['content-type']).toBe('image/png');
      expect(html).not.toContain('noindex');
    }
    expect([titles.size, descriptions.size]).toEqual([publicPageNames.length, publicPageNames.length]);
    const shell = await (await page.request.get('/signin')).text();
    expect(shell).toContain('<meta name="robots" content="noindex"');
    const manifest = await page.request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    for (const { src } of (await manifest.json()).icons) expect((await page.request.get(src)).status()).toBe(200);
  });

  test(`every stack page has its own address, head and text (${language})`, async ({ page, baseURL }) => {
    const texts = new Map<string, string>();
    const heads = new Set<string>();
    const list = await (await page.request.get(address('rules'))).text();
    for (const name of stackPageNames) {
      const path = publicAddress(name, language);
      const html = await (await page.request.get(path)).text();
      expect(list, name).toContain(`href="${path}"`);
      expect(html, name).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
      expect(html, name).toContain(`hreflang="${other}" href="${baseURL}${publicAddress(name, other)}"`);
      expect(html, name).not.toContain('noindex');
      const [, title = '', description = ''] =
        /<title>(.*?)<\/title>.*?name="description" content="(.*?)"/s.exec(html) ?? [];
      heads.add(title).add(description);
      expect(description.length, name).toBeLessThan(190);
      const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(html) ?? [];
      texts.set(
        name,
        main
          .replaceAll(/<nav.*?<\/nav>/gs, ' ')
          .replaceAll(/<[^>]*>/g, ' ')
          .trim(),
      );
    }
    expect(heads.size).toBe(2 * stackPageNames.length);
    for (const [name, text] of texts)
      for (const [neighbor, its] of texts)
        if (name !== neighbor) expect(sharedWith(text, its), `${name} and ${neighbor}`).toBeLessThan(0.6);
  });

  for (const width of [1280, 390])
    test(`from the landing page to a stack page and into the wizard, filled in, at ${width} px (${language})`, {
      tag: width > 640 ? ['@long'] : [],
    }, async ({ page }) => {
      const s = shown[language];
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address('home'));
      await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
      await expect(page.getByText(s.price)).toBeVisible();
      await expect(page.getByRole('link', { name: s.prices })).toHaveAttribute('href', '/user/purchase-tokens');
      await expect(page.getByText('fastapi.mdc')).toBeVisible();
      await expect(page.getByText(s.ran).first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScroll(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^React \d/ })
        .click();
      await expect(page).toHaveURL(`${address('rules')}#react`);
      await expect(page.getByRole('heading', { level: 2, name: /^React/ })).toBeVisible();
      await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
      await page.getByRole('main').getByRole('link', { name: 'Cursor', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: s.stack })).toBeVisible();
      await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link', { name: s.source })).toHaveCount(3);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: s.make }).click();
      await expect(page).toHaveURL(/\?step=behavior$/);
      const answers = await page.evaluate(() => JSON.parse(sessionStorage.getItem('activeFormSession') ?? '{}').form);
      expect(answers).toMatchObject({ aiModel: 'cursor', applicationType: 'Frontend', frameworks: ['React'] });
    });
}

test('the landing page runs at most 135 kB of scripts', () => {
  const { files, kilobytes } = initialJavascript();
  expect(files.length).toBeGreaterThan(1);
  expect(kilobytes).toBeLessThanOrEqual(135);
});

for (const language of interfaceLanguages)
  test(`a first visit waits only for the page, its style and the font of its language (${language})`, async ({
    page,
  }) => {
    const letThrough = await holdBack(page, appCode);
    const arrived: Request[] = [];
    page.on('requestfinished', (request) => {
      // the browser requests the tab's icon by itself
      if (request.resourceType() !== 'other') arrived.push(request);
    });
    await page.goto(publicAddress('home', language), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language].home })).toBeVisible();
    await expect
      .poll(() => arrived.map((request) => request.resourceType()).sort())
      .toEqual(['document', 'font', 'stylesheet']);
    const sizes = await Promise.all(arrived.map((request) => request.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(42_000);
    letThrough();
    await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
    await expect(page.locator('link[rel=manifest]')).toBeAttached();
    // the font of the other letters comes only for a text that contains one
    const fonts = () => arrived.filter((request) => request.resourceType() === 'font').length;
    expect(fonts()).toBe(1);
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append('Łéñ'));
    await expect.poll(fonts).toBe(2);
  });

test('a stack page follows a chosen language, and the list opens from within the app', async ({ page }) => {
  await page.goto('/de/rules/claude/django');
  await expect(page.getByRole('heading', { level: 1, name: 'Regeln für Django in Claude' })).toBeVisible();
  await page.getByLabel('Sprache').selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Django rules for Claude' })).toBeVisible();
  await expect(page).toHaveTitle('Django rules for Claude · Regelwerk');
  await expect(page).toHaveURL('/rules/claude/django');
  await page.getByRole('banner').getByRole('link', { name: words.en.signIn }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules by stack' }).click();
  await expect(page.getByRole('heading', { level: 1, name: pageHeadings.en.rules })).toBeVisible();
});

test('the address sets the language until another is chosen', async ({ page }) => {
  await page.goto('/de/');
  await expect(page.getByRole('heading', { level: 1, name: pageHeadings.de.home })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dokumentation' }).click();
  await expect(page).toHaveURL('/de/documentation');
  await page.getByRole('banner').getByRole('link', { name: words.de.signIn }).click();
  await expect(page).toHaveURL('/signin');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: words.de.signIn })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  await expect(page).toHaveURL('/de/agb');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();

  await page.getByLabel('Sprache').selectOption('en');
  await expect(page).toHaveURL('/agb');
  await expect(page.getByRole('heading', { level: 1, name: legalLabels.en.terms })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: legalLabels.en.imprint }).click();
  await expect(page).toHaveURL('/impressum');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: pageHeadings.en.home })).toBeVisible();
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a first visit reads German, a choice comes first, and the address keeps its question and place', async ({
    page,
  }) => {
    await page.goto('/?model=Gemini');
    await expect(page).toHaveURL('/de/?step=model');
    await expect(page.getByRole('radio', { name: /^Gemini/ })).toBeChecked();
    await page.goto('/documentation#trouble-stack');
    await expect(page).toHaveURL('/de/documentation#trouble-stack');
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings.de.documentation })).toBeVisible();
    // pages without an address for each language
    await page.goto('/signin');
    await expect(page.getByRole('heading', { level: 1, name: words.de.signIn })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    await page.getByLabel('Sprache').selectOption('en');
    await expect(page.getByRole('heading', { level: 1, name: words.en.signIn })).toBeVisible();
    await page.goto('/documentation');
    await expect(page).toHaveURL('/documentation');
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings.en.documentation })).toBeVisible();
  });
});

test.describe('in a browser that prefers a third language to German', () => {
  test.use({ locale: 'fr-FR' });

  test('a first visit reads the language of the address', async ({ page }) => {
    for (const language of interfaceLanguages) {
      await page.goto(publicAddress('home', language));
      await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language].home })).toBeVisible();
      await expect(page).toHaveURL(publicAddress('home', language));
    }
  });
});

test('a choice wins over the address, and the page in the other language is never shown first', async ({ page }) => {
  const letThrough = await holdBack(page, appCode);
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: pageHeadings.de.home })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a person who chose English reads English under a German address, which is replaced', async ({ page }) => {
  await openIn(page, 'en', '/de/documentation#trouble-stack');
  await expect(page.getByRole('heading', { level: 1, name: pageHeadings.en.documentation })).toBeVisible();
  await expect(page).toHaveURL('/documentation#trouble-stack');
});

test.describe('when a page fails', () => {
  test.use({ expectedMessages: /status of 500/ });

  test('its request is named, and it can be loaded again', async ({ page }) => {
    await page.goto('/de/documentation');
    await expect(page.getByLabel('Sprache')).toBeEnabled();
    await page.route('**/de/rules', (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': 'request-4711' }, body: '' }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Regeln nach Stack' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Die Seite konnte nicht geladen werden.' });
    await expect(failure).toContainText('Referenz: request-4711');
    await page.unroute('**/de/rules');
    await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings.de.rules })).toBeVisible();
  });
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test('a public page is readable anyway, even for a person it was not rendered for', async ({ page }) => {
    await page.route(appCode, (route) => route.abort());
    await page.goto('/de/datenschutz');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/de/impressum');
    await stopTime(page);
    await openIn(page, 'en', '/de/agb');
    const heading = page.getByRole('heading', { level: 1, name: legalLabels.de.terms });
    await expect(heading).toBeHidden();
    await page.clock.runFor(8_000);
    await expect(heading).toBeVisible();
  });
});
