import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { planRules } from '@regelwerk/legal/plan-rules';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { adminWords } from './admin-words.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { test } from './own-server.ts';
import { paymentWords } from './payment-words.ts';
import { asAdmin, newEmail, signIn, signInAsAdmin } from './people.ts';

const documentNumber = /\S*RE-\d{6}/;

for (const language of ['en', 'de'] as const) {
  const t = paymentWords[language];
  const a = adminWords[language];
  const hosted = pageWords[language];

  const subscribeTo = async (page: Page, plan: string) => {
    await page.goto('/billing');
    await page.getByRole('button', { name: `${t.subscribe}: ${plan}` }).click();
    const order = page.getByRole('dialog');
    await expect(order.getByRole('checkbox')).toHaveCount(2);
    return order;
  };
  const pay = async (page: Page) => {
    await placeOrder(page, language);
    await page.getByRole('button', { name: hosted.subscribe }).click();
    await expect(page.getByText(t.subscribed).first()).toBeVisible();
  };
  /** Reloads the history until it has this many documents. */
  const expectDocuments = async (page: Page, count: number) =>
    expect(async () => {
      await page.goto('/billing#history');
      await page.reload();
      await expect(page.getByRole('button', { name: /\(PDF\)/ })).toHaveCount(count, { timeout: 1000 });
    }).toPass();

  test(`the menu of the administration counts a declaration until it is settled (${language})`, async ({ page }) => {
    const name = { en: 'Withdrawals', de: 'Widerrufe' }[language];
    const sender = newEmail();
    await signInAsAdmin(page, language);
    await page.goto('/admin/orders');
    const place = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(place).toHaveText(name);
    const form = { id: randomUUID(), homepage: '', name: 'Ada', email: sender, step: 'confirm' };
    const declared = await page.request.post(`/vertrag-widerrufen?lang=${language}`, {
      form: { ...form, contractReference: 'Something else' },
    });
    expect(declared.status()).toBe(200);
    await page.reload();
    await expect(place).toHaveAccessibleName(`${name} ${{ en: '1 open', de: '1 offen' }[language]}`);
    await place.click();
    await page
      .getByRole('row', { name: new RegExp(sender) })
      .getByRole('button')
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: a.settle }).click();
    await expect(dialog.getByLabel(a.reason)).toBeFocused();
    await dialog.getByLabel(a.reason).fill('No contract of ours');
    await dialog.getByLabel(a.answer).fill('This is no contract with us.');
    await dialog.getByRole('button', { name: a.settle }).click();
    await expect(dialog).toHaveCount(0);
    await expect(place).toHaveText(name);
  });

  test(`a plan that is withdrawn from another address is found by its invoice, ended and paid back (${language})`, {
    tag: '@long',
  }, async ({ page, browser, baseURL }) => {
    await signIn(page, language);
    await subscribeTo(page, 'Studio');
    await pay(page);
    await expectDocuments(page, 1);
    const [number] = documentNumber.exec(await page.getByRole('table').innerText()) ?? [];
    await page.goto('/account');
    await page.getByRole('button', { name: language === 'de' ? 'Konto löschen' : 'Delete account' }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible();
    await expectAccessible(page);
    const sender = newEmail();
    const sent = await page.request.post(`/vertrag-widerrufen?lang=${language}`, {
      form: {
        ...{ id: randomUUID(), homepage: '', name: 'Ada', email: sender, step: 'confirm' },
        contractReference: `Tarif, ${number}`,
      },
    });
    expect(sent.status()).toBe(200);

    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const office = await context.newPage();
    await signInAsAdmin(office, language);
    await office.goto(`/admin/notices?q=${sender}`);
    const row = office.getByRole('row', { name: new RegExp(sender) });
    await row.getByRole('button').click();
    const dialog = office.getByRole('dialog');
    await expect(dialog.getByText(a.named)).toBeVisible();
    await expectAccessible(office);
    await office.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(office);
    await dialog.getByRole('button', { name: /29[.,]00.*RW-/ }).click();
    const sure = office.getByRole('alertdialog', { name: /RW-\d+/ });
    await sure.getByRole('button', { name: /29[.,]00/ }).click();
    await expect(office.getByText(a.refunded, { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await context.close();

    await expectDocuments(page, 2);
    const declared = { en: 'Your withdrawals and cancellations', de: 'Deine Widerrufe und Kündigungen' }[language];
    const effective = { en: /Effective\. .*€29\.00 goes back/, de: /Wirksam\. .*29,00\s€ gehen .*zurück/ }[language];
    await expect(page.getByRole('region', { name: declared }).getByText(effective)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/billing#subscription');
    await expect(page.getByText(t.noPlan)).toBeVisible();
  });

  test(`a plan that is canceled after its first term ends within a month, and the rest is paid back (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const name = `Atelier ${language}`;
    const productData = { name, tokens: 60 };
    const { id } = await asAdmin(page.request, 'admin-stripe', { action: 'createProduct', productData });
    await asAdmin(page.request, 'admin-stripe', {
      action: 'createPrice',
      priceData: {
        product: id,
        unit_amount: 4900,
        currency: 'eur',
        recurring: { interval: 'month', interval_count: 2 },
      },
    });
    await signIn(page, language);
    const order = await subscribeTo(page, name);
    await expect(order.getByText(planRules[language].rest)).toBeVisible();
    await pay(page);
    // no other journey uses this plan
    await asAdmin(page.request, 'admin-stripe', {
      action: 'updateProduct',
      productId: id,
      productData: { active: false },
    });

    const operator = await page.context().newPage();
    const passMonth = async () => {
      await operator.goto(`/sandbox?lang=${language}`);
      const today = await operator.locator('.sum').innerText();
      await operator.getByRole('button', { name: hosted.month }).click();
      await expect(operator.locator('.sum')).not.toHaveText(today);
    };
    await passMonth();
    await passMonth();
    await expectDocuments(page, 2);
    await page.goto('/billing#subscription');
    await page.getByRole('button', { name: t.manage }).click();
    await expect(page.getByRole('heading', { level: 1, name: hosted.portal })).toBeVisible();
    await page.getByRole('button', { name: hosted.cancel }).click();
    await expect(page.getByRole('button', { name: hosted.keep })).toBeVisible();
    // a job brings the end forward: it comes before that of the paid period
    await expect(async () => {
      await page.goto('/billing#subscription');
      await page.reload();
      const ending = page.getByRole('status').filter({ hasText: t.ending });
      await expect(ending).toBeVisible({ timeout: 1000 });
      const [, periodEnd = ''] = (await page.getByText(/ – /).innerText()).split(' – ');
      await expect(ending).not.toContainText(periodEnd, { timeout: 1000 });
    }).toPass();
    await passMonth();
    await expectDocuments(page, 3);
    await page.goto('/billing#subscription');
    await expect(page.getByText(t.noPlan)).toBeVisible();
  });
}
