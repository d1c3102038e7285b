import type { Request } from '@playwright/test';
import { interfaceLanguages } from '@regelwerk/contract/languages';
import { type PublicPageName, publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { legalLabels } from '@regelwerk/legal/labels';
import { expect, openIn, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { words } from './words.ts';

const headings = {
  en: { home: 'Welcome to Regelwerk', documentation: 'Documentation', ...legalLabels.en },
  de: { home: 'Willkommen bei Regelwerk', documentation: 'Dokumentation', ...legalLabels.de },
} as const;

/** The app's own code, which a public page must not need. */
const appCode = /\/assets\/.*\.js$/;

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
        await expect(page.getByRole('heading', { level: 1, name: headings[language][name] })).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        for (const label of t.legal)
          await expect(page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })).toBeVisible();
        await page.getByRole('banner').locator(`a[hreflang=${other}]`).click();
        await expect(page).toHaveURL(publicAddress(name, other));
        await expect(page.getByRole('heading', { level: 1, name: headings[other][name] })).toBeVisible();
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

  test(`the title of a page stays when the app takes over (${language})`, async ({ page }) => {
    for (const name of publicPageNames) {
      const html = await (await page.request.get(address(name))).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      await page.goto(address(name));
      await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
      await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
    }
  });

  test(`a press before the app has loaded opens the wizard (${language})`, async ({ page }) => {
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('home'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: headings[language].home })).toBeVisible();
    await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeDisabled();
    await page.getByRole('button', { name: t.try }).click();
    letThrough();
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeVisible();
  });

  test(`the focus stays in place when the app takes over (${language})`, async ({ page }) => {
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('privacy'), { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: t.legal[2] ?? '', exact: true });
    await link.focus();
    letThrough();
    await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('terms'));
  });
}

test('a first visit waits only for the page, its style and its font', async ({ page }) => {
  const letThrough = await holdBack(page, appCode);
  const arrived: Request[] = [];
  page.on('requestfinished', (request) => {
    // the browser requests the tab's icon by itself
    if (request.resourceType() !== 'other') arrived.push(request);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: headings.en.home })).toBeVisible();
  await expect
    .poll(() => arrived.map((request) => request.resourceType()).sort())
    .toEqual(['document', 'font', 'stylesheet']);
  const sizes = await Promise.all(arrived.map((request) => request.sizes()));
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(55_000);
  letThrough();
  await expect(page.getByLabel('Language')).toBeEnabled();
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
});

test('the address sets the language until another is chosen', async ({ page }) => {
  await page.goto('/de/');
  await expect(page.getByRole('heading', { level: 1, name: headings.de.home })).toBeVisible();
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
  await expect(page.getByRole('heading', { level: 1, name: headings.en.home })).toBeVisible();
});

test('a choice wins over the address, and the page in the other language is never shown first', async ({ page }) => {
  const letThrough = await holdBack(page, appCode);
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: headings.de.home })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a person who chose English reads English under a German address, which is replaced', async ({ page }) => {
  await openIn(page, 'en', '/de/documentation#trouble-stack');
  await expect(page.getByRole('heading', { level: 1, name: headings.en.documentation })).toBeVisible();
  await expect(page).toHaveURL('/documentation#trouble-stack');
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test('a public page is readable anyway, even for a person it was not rendered for', async ({ page }) => {
    await page.route(appCode, (route) => route.abort());
    await page.goto('/de/datenschutz');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/de/impressum');
    await openIn(page, 'en', '/de/agb');
    await expect(page.getByRole('heading', { level: 1, name: legalLabels.de.terms })).toBeVisible({ timeout: 12_000 });
  });
});
