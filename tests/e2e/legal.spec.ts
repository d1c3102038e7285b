import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, openIn, test } from './fixtures.ts';
import { legalWords } from './legal-words.ts';
import { words } from './words.ts';

const documents = ['/impressum', '/datenschutz', '/agb', '/widerrufsrecht', '/barrierefreiheit'];

for (const language of ['en', 'de'] as Language[]) {
  const t = legalWords[language];
  const addressed = (path: string) => (language === 'de' ? `/de${path}` : path);

  test(`the legal texts are available in the chosen language, from every page (${language})`, async ({ page }) => {
    await openIn(page, language, '/signin');
    for (const [index, label] of words[language].legal.entries()) {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(documents[index] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
    await page.goto('/impressum');
    await expect(page.getByRole('heading', { name: t.notice })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false, locale: language === 'de' ? 'de-DE' : 'en-GB' });

    test(`the legal texts are readable (${language})`, async ({ page }) => {
      for (const [index, path] of documents.entries()) {
        await page.goto(addressed(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].legal[index] ?? '');
        await expect(page.getByRole('link', { name: t.withdraw })).toBeVisible();
      }
      for (const path of [addressed('/'), '/user/dashboard']) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: t.cancel })).toBeVisible();
      }
    });

    test.describe('and with mistakes', () => {
      test.use({ expectedMessages: /status of 422/ });

      test(`a withdrawal is declared in two steps, with a receipt (${language})`, async ({ page }) => {
        await page.goto(addressed('/impressum'));
        await page.getByRole('link', { name: t.withdraw }).click();
        await page.getByRole('button', { name: t.continue }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await page.getByLabel(t.name).fill('Ada Lovelace 🙂');
        await page.getByLabel(t.contract).fill(`Order ${randomUUID()}`);
        await page.getByLabel(t.email).fill('ada@example.com');
        await page.getByRole('button', { name: t.continue }).click();
        await page.getByRole('button', { name: t.change }).click();
        await expect(page.getByLabel(t.name)).toHaveValue('Ada Lovelace 🙂');
        await page.getByRole('button', { name: t.continue }).click();
        await page.getByRole('button', { name: t.confirm }).click();
        await expect(page.getByRole('heading', { name: t.received })).toBeVisible();
        await expect(page.locator('pre')).toContainText('(Europe/Berlin)');
        await expect(page.locator('pre')).toContainText('Ada Lovelace 🙂');
        const waiting = page.waitForEvent('download');
        await page.getByRole('link', { name: t.download }).click();
        expect((await waiting).suggestedFilename()).toMatch(/^withdrawal-[0-9a-f]{8}\.txt$/);
      });
    });

    test(`a cancellation is declared on one page, with a receipt (${language})`, async ({ page }) => {
      await page.goto(addressed('/agb'));
      await page.getByRole('link', { name: t.cancel }).click();
      await page.getByLabel(t.name).fill('Ada Lovelace');
      await page.getByLabel(t.contract).fill('Plan');
      await page.getByLabel(t.email).fill('ada@example.com');
      await page.getByRole('button', { name: t.cancelNow, exact: true }).click();
      await expect(page.getByRole('heading', { name: t.received })).toBeVisible();
    });
  });

  test(`Enter goes on, and another language keeps what was entered, on both steps (${language})`, async ({ page }) => {
    const other = language === 'en' ? 'de' : 'en';
    const turn = (to: 'en' | 'de') => page.getByRole('button', { name: to === 'en' ? 'English' : 'Deutsch' }).click();
    await page.goto(`/vertrag-widerrufen?lang=${language}`);
    await page.getByLabel(t.name).fill('Ada Lovelace');
    await turn(other);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await turn(language);
    await expect(page.getByLabel(t.name)).toHaveValue('Ada Lovelace');
    await page.getByLabel(t.contract).fill('Plan');
    await page.getByLabel(t.email).fill('ada@example.com');
    await page.getByLabel(t.email).press('Enter');
    await expect(page.getByRole('button', { name: t.confirm })).toBeVisible();
    await turn(other);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await turn(language);
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByRole('heading', { name: t.received })).toBeVisible();
    await page.getByRole('link', { name: other === 'en' ? 'English' : 'Deutsch' }).click();
    await expect(page.getByText('Ada Lovelace')).toBeVisible();
  });

  test(`axe finds nothing on the review and the receipt, and they fit 320 px (${language})`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: language === 'de' ? 'dark' : 'light' });
    await page.goto(`/vertrag-widerrufen?lang=${language}`);
    await page.getByLabel(t.name).fill('Ada Lovelace');
    await page.getByLabel(t.contract).fill('Plan');
    await page.getByLabel(t.email).fill('ada@example.com');
    await page.getByRole('button', { name: t.continue }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByRole('heading', { name: t.received })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test(`legal labels come from code, whatever the translations table says; other texts never become HTML (${language})`, async ({
    page,
  }) => {
    const headers = { apikey: 'sb_secret_e2e', prefer: 'resolution=merge-duplicates', 'user-agent': 'test' };
    const evil = '<b onclick="alert(1)">Docs</b>';
    const keys = [
      'withdrawLink',
      'cancelLink',
      'legal.withdrawLink',
      'shell.withdrawal',
      t.withdraw,
      t.cancel,
      'generation',
    ];
    const rows = keys.map((key) => ({ key, language, value: 'Overridden' }));
    // a text that lost its placeholder, and one that contains markup
    rows.push({ key: 'shell.documentation', language, value: evil }, { key: 'wizard.stepOf', language, value: 'Step' });
    const table = '/rest/v1/translations';
    expect((await page.request.post(table, { headers, data: rows })).status()).toBeLessThan(300);
    try {
      // the help always starts the app; other pages do so some seconds after a change of the table
      await openIn(page, language, '/documentation');
      const footer = page.getByRole('contentinfo');
      await expect(page.getByRole('link', { name: evil })).toBeVisible();
      expect(await page.locator('b[onclick]').count()).toBe(0);
      for (const label of [t.withdraw, t.cancel, ...words[language].legal])
        await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible();
      await page.goto('/');
      await page.getByRole('button', { name: words[language].try }).click();
      await expect(page.getByText('Step', { exact: true })).toBeVisible();
      await footer.getByRole('link', { name: t.withdraw }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.withdraw);
      await expect(page.getByText('Overridden')).toHaveCount(0);
    } finally {
      for (const { key } of rows) {
        const query = `key=eq.${encodeURIComponent(key)}&language=eq.${language}`;
        expect((await page.request.delete(`${table}?${query}`, { headers })).status()).toBe(204);
      }
    }
    await page.goto('/');
    await expect(
      page.getByRole('banner').getByRole('link', { name: /^Do[ck]umentation|^Dokumentation/ }),
    ).toBeVisible();
  });
}
