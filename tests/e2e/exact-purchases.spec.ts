import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { adminWords } from './admin-words.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, openIn, test } from './fixtures.ts';
import { paymentWords } from './payment-words.ts';
import { asAdmin, password, signIn, signInAsAdmin } from './people.ts';
import { words } from './words.ts';

const own = {
  en: { open: 'What is open', checkingOrder: /We are checking your payment for order RW-\d+, Basic\./ },
  de: { open: 'Was offen ist', checkingOrder: /Wir prüfen deine Zahlung für die Bestellung RW-\d+, Basic\./ },
} as const;

/** Ticks both declarations of the open order. */
async function declare(page: Page): Promise<void> {
  const order = page.getByRole('dialog');
  await expect(order.getByRole('checkbox')).toHaveCount(2);
  for (const declaration of await order.getByRole('checkbox').all()) await declaration.check();
}

/** Orders a package and continues to the payment page. */
async function order(page: Page, language: Language, product: string): Promise<void> {
  await page.goto('/user/purchase-tokens');
  await page.getByRole('button', { name: `${paymentWords[language].purchase}: ${product}` }).click();
  await declare(page);
  await page.getByRole('dialog').getByRole('button', { name: paymentWords[language].order }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
}

for (const language of ['en', 'de'] as const) {
  const t = { ...words[language], ...paymentWords[language], ...own[language] };
  const a = adminWords[language];
  const hosted = pageWords[language];
  const balance = (page: Page) => page.getByRole('region', { name: t.balance });

  /** Pays with a card that adds a fee, so that the payment does not match the order. */
  const payTooMuch = async (page: Page) => {
    await order(page, language, 'Basic');
    await page.getByRole('radio', { name: hosted.cards.surcharged }).check();
    await page.getByRole('button', { name: hosted.pay }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.inReview })).toBeVisible();
  };
  /** Decides, as the admin, on the order in review of an address. */
  const decide = async (page: Page, email: string, action: RegExp | string) => {
    await page.goto('/admin/reviews');
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog.getByText(a.reasonMissing)).toBeVisible();
    await expect(dialog.getByLabel(a.reason)).toBeFocused();
    await dialog.getByLabel(a.reason).fill('Checked with the bank');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: action }).press('Enter');
    const sure = page.getByRole('alertdialog', { name: /RW-\d+/ });
    await expect(sure.getByRole('button').first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // the open dialog hides the table from assistive technology, and so from the test
    await expect(sure).toHaveCount(0);
    await expect(row).toHaveCount(0);
  };

  test(`a payment that does not match is checked: the buyer sees it, an admin fulfills one and refunds one (${language})`, {
    tag: '@long',
  }, async ({ page, browser }) => {
    const email = await signIn(page, language);
    const office = await (await browser.newContext()).newPage();
    await signInAsAdmin(office, language);

    await payTooMuch(page);
    await expect(page.getByText(t.inReviewText)).toBeVisible();
    await expect(page.getByText(t.notPaid)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const back = page.url();
    await page.goto('/user/dashboard');
    const matter = page.getByRole('list', { name: t.open }).getByRole('listitem');
    await expect(matter).toContainText(t.checkingOrder);
    await matter.getByRole('link').click();
    await expect(page).toHaveURL('/billing#history');
    const row = page.getByRole('table').getByRole('row', { name: /Basic/ });
    await expect(row).toContainText(t.beingChecked);
    await expect(row).toContainText('5');
    await expectAccessible(page);

    await decide(office, email, a.fulfill);
    await page.goto(back);
    await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
    await expect(balance(page)).toContainText('13');
    await page.goto('/user/dashboard');
    await expect(page.getByRole('region', { name: t.yourRules })).toBeVisible();
    await expect(matter).toHaveCount(0);

    await payTooMuch(page);
    await decide(office, email, /^Refund|erstatten$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t.refundedTitle })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/billing#history');
    await expect(page.getByRole('table').getByRole('row', { name: /Basic/ }).first()).toContainText(t.refunded);
    await office.goto('/admin/reviews?filter=closed');
    await expect(office.getByRole('row').filter({ hasText: email })).toHaveCount(2);
    await expectAccessible(office);
    await office.context().close();
  });

  test.describe('with an offer that changes', () => {
    test.use({ expectedMessages: /status of 409/ });

    test(`the order buys what it shows: a changed offer is shown and confirmed again (${language})`, async ({
      page,
      request,
    }) => {
      const name = `Changing ${randomUUID().slice(0, 8)}`;
      const { id } = await asAdmin(request, 'admin-stripe', {
        action: 'createProduct',
        productData: { name, tokens: 25 },
      });
      await asAdmin(request, 'admin-stripe', {
        action: 'createPrice',
        priceData: { product: id, unit_amount: 999, currency: 'eur' },
      });
      await signIn(page, language);
      await page.goto('/user/purchase-tokens');
      await page.getByRole('button', { name: `${t.purchase}: ${name}` }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('25');
      await declare(page);
      await asAdmin(request, 'admin-stripe', { action: 'updateProduct', productId: id, productData: { tokens: 4 } });
      await dialog.getByRole('button', { name: t.order }).click();
      await expect(dialog.getByRole('alert')).toHaveText(t.offerChanged);
      await expect(dialog).toContainText(/4 tokens/i);
      await expect(dialog).not.toContainText(/25 tokens/i);
      for (const declaration of await dialog.getByRole('checkbox').all()) await expect(declaration).not.toBeChecked();
      await expectAccessible(page);
      await declare(page);
      await dialog.getByRole('button', { name: t.order }).click();
      await page.getByRole('button', { name: hosted.pay }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
      await expect(balance(page)).toContainText('7');
      await asAdmin(request, 'admin-stripe', { action: 'deleteProduct', productId: id });
    });
  });

  test(`a deleted account buys nothing: its open payment page and its plan end with it (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await signIn(page, language);
    await page.goto('/billing');
    await page.getByRole('button', { name: `${t.subscribe}: Starter` }).click();
    await declare(page);
    await page.getByRole('dialog').getByRole('button', { name: t.order }).click();
    await page.getByRole('button', { name: hosted.subscribe }).click();
    await expect(page.getByText(t.subscribed).first()).toBeVisible();
    await expect(balance(page)).toContainText('6');
    await page.goto('/billing#subscription');
    await page.getByRole('button', { name: t.manage }).click();
    await expect(page).toHaveURL(/\/sandbox\/portal\//);
    const portal = page.url();
    await page.getByRole('button', { name: hosted.cancel }).click();
    await expect(page.getByRole('button', { name: hosted.keep })).toBeVisible();
    const stillOpen = await context.newPage();
    await stillOpen.goto(portal);

    await order(page, language, 'Basic');
    const checkout = page.url();
    await page.goto('/account');
    await page.getByRole('button', { name: t.deleteAccount }).click();
    await page.getByRole('dialog').getByLabel(t.currentPassword).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: t.deleteForGood }).click();
    await expect(page.getByText(t.accountDeleted)).toBeVisible();

    await stillOpen.getByRole('button', { name: hosted.keep }).click();
    await expect(stillOpen.getByText(hosted.none)).toBeVisible();
    await openIn(page, language, checkout);
    await expect(page.getByRole('heading', { name: hosted.closed })).toBeVisible();
    await stillOpen.close();
    await page.goto('/');
  });
}
