import { expect, expectAccessible, expectNoSidewaysScroll, openIn, test } from './fixtures.ts';
import { words } from './words.ts';

const samples = {
  en: { query: 'temperature', article: 'Temperature', stack: 'My stack cannot run in the tool', help: 'Get Help' },
  de: { query: 'TEMPERATUR', article: 'Temperatur', stack: 'Mein Stack läuft im Werkzeug nicht', help: 'Hilfe' },
} as const;
const documentation = { en: 'Documentation', de: 'Dokumentation' };
const templates = ['review', 'writer', 'data', 'learning', 'component', 'api'];

for (const language of ['en', 'de'] as const) {
  const t = words[language];
  const sample = samples[language];

  test(`the address holds the section, and templates can be copied (${language})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openIn(page, language, '/documentation');
    for (const [index, tab] of t.docsTabs.entries()) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      if (index === 2) {
        const copies = page.getByRole('button', { name: t.copyTemplate });
        await expect(copies).toHaveCount(templates.length);
        for (const name of templates) {
          const card = page.getByRole('listitem').filter({ has: page.locator(`#templates-${name}`) });
          await card.getByRole('button', { name: t.copyTemplate }).click();
          await expect(card.getByText(t.copied)).toBeVisible();
          const copied = await page.evaluate(() => navigator.clipboard.readText());
          expect(copied).toMatch(/\[[^\]]+\]/);
          await expect(card).toContainText(copied);
        }
      }
      if (index === 3) {
        await expect(page.getByRole('region', { name: 'Cursor' })).toContainText('.cursor/rules');
        await expect(page.getByRole('region', { name: 'Kiro' })).toContainText('/context show');
        await expect(page.getByRole('region', { name: 'Claude Code' })).toContainText('/memory');
      }
    }
    await expect(page).toHaveURL(/#trouble$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: t.docsTabs[4] ?? '' })).toHaveAttribute('aria-selected', 'true');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });

  test(`every code sample is shown as code, and no Markdown syntax is left (${language})`, async ({ page }) => {
    await openIn(page, language, '/documentation#prompting');
    await expect(page.getByRole('searchbox')).toBeEnabled();
    await expect(page.locator('main pre code').first()).toBeVisible();
    for (const sampleOfCode of await page.locator('main pre code').all()) {
      await expect(sampleOfCode).not.toBeEmpty();
      expect(await sampleOfCode.evaluate((code) => getComputedStyle(code).fontFamily)).toContain('Mono');
    }
    expect(await page.locator('main pre code').count()).toBeGreaterThan(1);
    const prose = await page.locator('main section').evaluateAll((sections) =>
      sections.map((section) => {
        const copy = section.cloneNode(true) as HTMLElement;
        for (const code of copy.querySelectorAll('pre, code')) code.remove();
        return copy.textContent ?? '';
      }),
    );
    for (const text of prose) expect(text).not.toMatch(/\*\*|```|^\d\. |\{#|\]\(/m);
  });

  test(`a search finds a place, opens it and moves the focus there; a place has an address to share (${language})`, async ({
    page,
  }) => {
    await openIn(page, language, '/documentation');
    const field = page.getByRole('searchbox', { name: t.searchDocs });
    await field.fill('qqqq zzzz');
    await expect(page.getByText(t.nothingFound)).toBeVisible();
    await expectAccessible(page);
    await field.fill('claude.md');
    await expect(page.getByRole('search').getByRole('link', { name: /^Claude(?! Code)/ })).toBeVisible();
    await field.fill(sample.query);
    const first = page.getByRole('search').getByRole('link').first();
    await expect(first).toContainText(sample.article);
    await expectAccessible(page);
    await first.click();
    await expect(page).toHaveURL(/#prompting-temperature$/);
    await expect(field).toHaveValue('');
    const heading = page.getByRole('heading', { name: sample.article, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();

    await page.getByRole('tab', { name: t.docsTabs[0] }).click();
    await page.getByRole('main').getByRole('link', { name: t.docsTabs[3], exact: true }).click();
    await expect(page.getByRole('tab', { name: t.docsTabs[3] })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: t.docsTabs[0] })).toHaveAttribute('aria-selected', 'true');

    await page.goto('/documentation#trouble-stack');
    await page.reload();
    await expect(page.getByRole('heading', { name: sample.stack })).toBeInViewport();
    await page.goto('/documentation#models-lovable');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Lovable', exact: true })).toBeInViewport();
  });

  test(`in print all sections follow each other, light and without controls (${language})`, async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await openIn(page, language, '/documentation');
    await expect(page.getByRole('tab').first()).toBeVisible();
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paper).not.toBe(light);
    await page.emulateMedia({ media: 'print' });
    expect(await paper()).toBe(light);
    for (const tab of t.docsTabs)
      await expect(page.getByRole('paragraph').filter({ hasText: tab }).first()).toBeVisible();
    for (const heading of [sample.article, sample.stack, 'Lovable'])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });

  test.describe('without a clipboard', () => {
    test(`a failed copy of a template is reported (${language})`, { tag: '@long' }, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      await openIn(page, language, '/documentation#templates');
      await page.getByRole('button', { name: t.copyTemplate }).first().click();
      await expect(page.getByText(t.templateFailed)).toBeVisible();
    });
  });

  test.describe('without the list of tools', () => {
    test.use({ expectedMessages: /500/ });

    test(`the documentation reports it and offers to retry (${language})`, { tag: '@long' }, async ({ page }) => {
      let isBroken = true;
      await page.route('**/documentation', (route) => (isBroken ? route.fulfill({ status: 500 }) : route.continue()));
      await openIn(page, language, '/signin');
      await page.getByRole('banner').getByRole('link', { name: documentation[language] }).click();
      await page.getByRole('tab', { name: t.docsTabs[3] }).click();
      await expect(page.getByText(t.targetsFailed)).toBeVisible();
      isBroken = false;
      await page.getByRole('button', { name: /^(Try again|Noch einmal versuchen)$/ }).click();
      await expect(page.getByRole('region', { name: 'Cursor' })).toBeVisible();
    });
  });

  test.describe('with an address for questions', () => {
    test(`questions and ideas go by mail, with their subject (${language})`, async ({ page }) => {
      await page.route('**/config.json', async (route) => {
        const config = await (await route.fetch()).json();
        await route.fulfill({ json: { ...config, supportEmail: 'help@example.com' } });
      });
      await openIn(page, language, '/documentation#trouble');
      const help = page.getByRole('region', { name: sample.help });
      // the notices of licenses stand there too, as a page
      const links = help.locator('a[href^="mailto:"]');
      await expect(links).toHaveCount(2);
      const subjects = new Set<string>();
      for (const link of await links.all()) {
        const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
        expect([protocol, pathname]).toEqual(['mailto:', 'help@example.com']);
        subjects.add(searchParams.get('subject') ?? '');
      }
      expect(subjects.size).toBe(2);
    });
  });
}
