import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, openIn, test } from './fixtures.ts';
import { invoiceWords } from './invoice-words.ts';
import { paymentWords } from './payment-words.ts';
import { signIn, signInAsAdmin } from './people.ts';

// the refusals of a wrong VAT id and of a country come from the server
test.use({ expectedMessages: /status of 4\d\d/ });

const documentNumber = /RE-\d{6}/;

async function fileOf(page: Page, name: RegExp): Promise<{ text: string; name: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download') as Promise<Download>,
    page.getByRole('button', { name }).click(),
  ]);
  return { text: readFileSync(await download.path(), 'latin1'), name: download.suggestedFilename() };
}

/** Opens the order of the smallest package. */
/** Opens an order; a person makes two declarations for it, a business one. */
async function openOrder(page: Page, language: Language, declarations = 2) {
  await page.goto('/user/purchase-tokens');
  await page.getByRole('button', { name: `${paymentWords[language].purchase}: Basic` }).click();
  const order = page.getByRole('dialog');
  await expect(order.getByRole('checkbox')).toHaveCount(declarations);
  return order;
}

for (const language of ['en', 'de'] as const) {
  const t = { ...paymentWords[language], ...invoiceWords[language] };
  const hosted = pageWords[language];

  test(`a business enters its details, pays and gets its invoice; a refund brings the credit note (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await signIn(page, language);
    const order = await openOrder(page, language);
    await order.getByLabel(t.country).selectOption(t.elsewhere);
    await expect(order.getByText(t.notServed)).toBeVisible();
    await expect(order.getByRole('button', { name: t.order })).toHaveCount(0);
    await order.getByLabel(t.country).selectOption('DE');
    await order.getByLabel(t.buyer).selectOption('business');
    for (const declaration of await order.getByRole('checkbox').all()) await declaration.check();
    await order.getByRole('button', { name: t.order }).click();
    await expect(order.getByText(t.missing)).toHaveCount(4);
    await expectAccessible(page);
    await order.getByLabel(t.company).fill('Käufer & Söhne GmbH');
    await order.getByLabel(t.street).fill('Königsweg 2');
    await order.getByLabel(t.postcode).fill('10115');
    await order.getByLabel(t.city, { exact: true }).fill('Berlin');
    await order.getByLabel(t.vatId).fill('DE 136695977');
    await order.getByRole('button', { name: t.order }).click();
    await expect(order.getByText(t.vatIdInvalid)).toBeVisible();
    await order.getByLabel(t.vatId).fill('DE 136695976');
    await order.getByRole('button', { name: t.order }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await page.getByRole('button', { name: hosted.pay }).click();
    await expect(page.getByText(t.purchased).first()).toBeVisible();

    await page.goto('/billing#history');
    const row = page.getByRole('row', { name: /RW-/ });
    await expect(row).toContainText(documentNumber);
    await expectAccessible(page);
    const pdf = await fileOf(page, /\(PDF\)/);
    expect(pdf.name).toMatch(/RE-\d{6}\.pdf$/);
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    expect(pdf.text).toContain('factur-x.xml');
    const xml = await fileOf(page, /^XML:/);
    expect(Buffer.from(xml.text, 'latin1').toString()).toContain('Käufer &amp; Söhne GmbH');

    const declared = await page.request.post(`/vertrag-widerrufen?lang=${language}`, {
      form: {
        id: randomUUID(),
        homepage: '',
        name: 'Ada',
        email,
        contractReference: 'Basic',
        step: 'confirm',
      },
    });
    expect(declared.status()).toBe(200);
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const office = await context.newPage();
    await signInAsAdmin(office, language);
    await office.goto(`/admin/notices?q=${email}`);
    await office
      .getByRole('row', { name: new RegExp(email) })
      .getByRole('button')
      .click();
    const price = /4[.,]99/;
    await office.getByRole('dialog').getByRole('button', { name: price }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: price }).click();
    await expect(office.getByRole('alertdialog')).toHaveCount(0);
    await expect(async () => {
      await page.reload();
      await expect(row.getByRole('button', { name: /\(PDF\)/ })).toHaveCount(2, { timeout: 1000 });
    }).toPass();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);

    await office.goto('/admin/overview');
    await expect(office.getByRole('heading', { name: t.taxLimits })).toBeVisible();
    await expect(office.getByRole('meter')).toHaveCount(5);
    await expectAccessible(office);
    await office.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(office);
    await context.close();
  });

  test(`invoice details are stored in the account and reused in the next order (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page, language);
    await openIn(page, language, '/account');
    const panel = page.getByRole('region', { name: t.details });
    await panel.getByLabel(t.buyer).selectOption('business');
    await panel.getByRole('button', { name: t.saveDetails }).click();
    await expect(panel.getByText(t.missing)).toHaveCount(4);
    await panel.getByLabel(t.company).fill('Słodka Żaba Sp. z o.o.');
    await panel.getByLabel(t.street).fill('ul. Długa 1');
    await panel.getByLabel(t.postcode).fill('00-238');
    await panel.getByLabel(t.city, { exact: true }).fill('Warszawa');
    await panel.getByLabel(t.country).selectOption('PL');
    await panel.getByRole('button', { name: t.saveDetails }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    const order = await openOrder(page, language, 1);
    await expect(order.getByLabel(t.company)).toHaveValue('Słodka Żaba Sp. z o.o.');
    await expect(order.getByLabel(t.country)).toHaveValue('PL');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}
