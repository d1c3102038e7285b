import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminWords } from './admin-words.ts';
import { expect, expectAccessible, expectFocusReturned, type Language, openIn, test } from './fixtures.ts';
import { openTab } from './open-tab.ts';
import { paymentWords } from './payment-words.ts';
import { createAccount, signInAsAdmin } from './people.ts';

const discountAmount = { en: 'Amount', de: 'Höhe' };
const tokenAmount = { en: 'Amount', de: 'Anzahl' };

/** Opens a tab of the shop's administration as the admin. */
async function openShop(page: Page, language: Language, tab = 'products'): Promise<void> {
  await signInAsAdmin(page, language);
  await page.goto(`/admin/billing?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: adminWords[language].shop })).toBeVisible();
}

/** Answers one admin action instead of the server. */
async function answerInstead(page: Page, action: string, answer: 'nothing' | 'failure' | object): Promise<void> {
  await page.route('**/functions/v1/admin-*', async (route) => {
    const body = route.request().postDataJSON() as { action?: string };
    if ((body.action ?? 'users') !== action) return route.fallback();
    if (answer === 'nothing') return;
    if (answer === 'failure') return route.fulfill({ status: 500, json: { error: '', code: 'unexpected_failure' } });
    return route.fulfill({ json: answer });
  });
}

for (const language of ['en', 'de'] as const) {
  const t = adminWords[language];
  const tab = (page: Page, at: number) => page.getByRole('tab', { name: t.tabs[at] ?? '' });
  const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
  const find = (page: Page, text: string) => page.getByRole('searchbox', { name: t.search, exact: true }).fill(text);

  test(`a product is created, priced, changed and archived; one without prices is deleted (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const name = `Pack ${randomUUID().slice(0, 8)}`;
    await openShop(page, language);
    await expect(page.getByRole('tab', { name: t.tabs[0] })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: t.newProduct }).click();
    const dialog = page.getByRole('dialog', { name: t.createTitle });
    await dialog.getByRole('button', { name: t.create }).click();
    await expect(dialog.getByText(t.nameShort)).toBeVisible();
    await expect(dialog.getByText(t.tokensMissing)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(t.name, { exact: true }).fill(name);
    await dialog.getByLabel(t.tokens, { exact: true }).fill('40');
    await dialog.getByRole('button', { name: t.create }).click();
    await expect(page.getByText(t.created, { exact: true })).toBeVisible();
    await expectFocusReturned(page, page.getByRole('button', { name: t.newProduct }));
    await find(page, name);
    await expect(row(page, name)).toContainText(t.noPrices);
    await expect(page).toHaveURL(/search=Pack/);
    await expectAccessible(page);

    await openTab(tab(page, 1));
    await page.getByRole('button', { name: t.newPrice }).click();
    const price = page.getByRole('dialog', { name: t.priceTitle });
    await price.getByLabel(t.amount).fill('0');
    await price.getByRole('button', { name: t.createPrice }).click();
    await expect(price.getByText(t.productMissing)).toBeVisible();
    await expect(price.getByText(t.amountWrong)).toBeVisible();
    await price.getByLabel(t.amount).fill('0,001');
    await expect(price.getByText(t.amountForm)).toBeVisible();
    await price.getByLabel(t.amount).fill('1.234,56');
    await expect(price.getByText(/1[.,]234[.,]56/).first()).toBeVisible();
    await price.getByLabel(t.amount).fill('0.49');
    await expect(price.getByText(t.amountSmall)).toBeVisible();
    await expectAccessible(page);
    await price.getByLabel(t.recurring).check();
    await price.getByLabel(t.interval, { exact: true }).selectOption('year');
    await expect(price.getByRole('note')).toBeVisible();
    await expectAccessible(page);
    await price.getByLabel(t.recurring).uncheck();
    await price.getByLabel(t.findProduct).fill(name);
    await expect(price.getByLabel(t.product, { exact: true }).getByRole('option')).toHaveCount(2);
    await price.getByLabel(t.product, { exact: true }).selectOption({ label: name });
    await price.getByLabel(t.amount).fill('4,99');
    await price.getByRole('button', { name: t.createPrice }).click();
    await expect(page.getByText(t.priceCreated, { exact: true })).toBeVisible();
    await expectFocusReturned(page, page.getByRole('button', { name: t.newPrice }));
    await find(page, name);
    await expect(row(page, name)).toContainText(/4[.,]99/);
    await row(page, name).getByRole('button').first().click();
    await page.getByRole('dialog').getByLabel(t.amount).fill('5.99');
    await page.getByRole('dialog').getByRole('button', { name: t.replacePrice }).click();
    await expect(row(page, name)).toHaveCount(2);
    await expectFocusReturned(page);
    await expect(row(page, name).first()).toContainText(/5[.,]99/);
    await expect(row(page, name).last()).toContainText(t.inactive);
    await row(page, name).first().getByRole('button').last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.archive }).click();
    await expect(page.getByText(t.priceArchived, { exact: true })).toBeVisible();
    await expect(row(page, name).first()).toContainText(t.inactive);
    await expectFocusReturned(page);

    await openTab(tab(page, 0));
    await find(page, name);
    await row(page, name).getByRole('button').click();
    const edit = page.getByRole('dialog', { name: t.editTitle });
    await edit.getByLabel(t.description).fill('Changed');
    await edit.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.updated, { exact: true })).toBeVisible();
    await expect(row(page, name)).toContainText('Changed');
    await expectFocusReturned(page, row(page, name).getByRole('button'));
    await row(page, name).getByRole('button').click();
    await edit.getByRole('button', { name: t.archive }).click();
    const sure = page.getByRole('alertdialog', { name: t.absolutelySure });
    await expect(sure).toContainText(name);
    await expectAccessible(page);
    await sure.getByRole('button', { name: t.archive }).click();
    await expect(page.getByText(t.archived, { exact: true })).toBeVisible();
    await expectFocusReturned(page);
    await expect(row(page, name)).toContainText(t.inactive);
  });

  test(`an archived product comes back with its price and can be bought again (${language})`, { tag: '@long' }, async ({
    page,
  }) => {
    const name = `Back ${randomUUID().slice(0, 8)}`;
    const buy = () => page.getByRole('button', { name: `${paymentWords[language].purchase}: ${name}` });
    await openShop(page, language);
    await page.getByRole('button', { name: t.newProduct }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.name, { exact: true }).fill(name);
    await dialog.getByLabel(t.tokens, { exact: true }).fill('40');
    await dialog.getByRole('button', { name: t.create }).click();
    await openTab(tab(page, 1));
    const price = page.getByRole('tabpanel');
    await price.getByLabel(t.findProduct).fill(name);
    await expect(price.getByLabel(t.product, { exact: true }).getByRole('option')).toHaveCount(2);
    await price.getByLabel(t.product, { exact: true }).selectOption({ label: name });
    await price.getByLabel(t.amount).fill('14,99');
    await price.getByRole('button', { name: t.createPrice }).click();
    await expect(page.getByText(t.priceCreated, { exact: true })).toBeVisible();

    await openTab(tab(page, 0));
    await find(page, name);
    await row(page, name).getByRole('button').click();
    await dialog.getByRole('button', { name: t.archive }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.archive }).click();
    await expect(row(page, name)).toContainText(new RegExp(`14[.,]99.* \\(${t.inactive}\\)`, 'i'));
    await row(page, name).getByRole('button').click();
    await dialog.getByLabel(t.active).check();
    const offered = dialog.getByRole('group', { name: t.reactivate }).getByRole('checkbox', { name: /14[.,]99/ });
    await expect(offered).toBeChecked();
    await expectAccessible(page);
    await offered.uncheck();
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(row(page, name)).toContainText(t.unsold);
    await page.goto('/admin/health');
    await expect(page.getByText(t.withoutPrice.replace('{{product}}', name))).toBeVisible();
    await page.goto('/user/purchase-tokens');
    await expect(page.getByRole('heading', { level: 2, name: 'Basic' })).toBeVisible();
    await expect(buy()).toHaveCount(0);

    await page.goto(`/admin/billing?search=${encodeURIComponent(name)}`);
    await row(page, name).getByRole('button').click();
    await dialog.getByRole('group', { name: t.reactivate }).getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(row(page, name)).not.toContainText(t.unsold);
    await page.goto('/user/purchase-tokens');
    await expect(buy()).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`${name}.*14[.,]99.*0[.,]375`) })).toBeVisible();

    await page.goto(`/admin/billing?tab=prices&search=${encodeURIComponent(name)}`);
    await row(page, name).getByRole('button').last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.archive }).click();
    await expect(row(page, name)).toContainText(t.inactive);
    await row(page, name).getByRole('button').click();
    await expect(page.getByText(t.priceActivated, { exact: true })).toBeVisible();
    await expect(row(page, name)).not.toContainText(t.inactive);
    await page.goto(`/admin/billing?search=${encodeURIComponent(name)}`);
    await row(page, name).getByRole('button').click();
    await dialog.getByRole('button', { name: t.archive }).click();
    await expect(page.getByRole('alertdialog')).not.toContainText(t.permanent);
    await page.getByRole('alertdialog').getByRole('button', { name: t.archive }).click();
    await expect(page.getByText(t.archived, { exact: true })).toBeVisible();
  });

  test.describe('with stale edits', () => {
    test.use({ expectedMessages: /status of 409|net::ERR_FAILED/ });

    test(`two admins change the same product: the second is warned, and loses nothing typed (${language})`, {
      tag: '@long',
    }, async ({ page, context }) => {
      const name = `Both ${randomUUID().slice(0, 8)}`;
      await openShop(page, language);
      await page.getByRole('button', { name: t.newProduct }).click();
      await page.getByRole('dialog').getByLabel(t.name, { exact: true }).fill(name);
      await page.getByRole('dialog').getByLabel(t.tokens, { exact: true }).fill('5');
      await page.getByRole('dialog').getByRole('button', { name: t.create }).click();
      await find(page, name);
      const second = await context.newPage();
      await openIn(second, language, `/admin/billing?search=${encodeURIComponent(name)}`);
      for (const one of [page, second]) {
        await row(one, name).getByRole('button').click();
        await one
          .getByRole('dialog')
          .getByLabel(t.description)
          .fill(one === page ? 'First' : 'Second');
      }
      await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
      await expect(row(page, name)).toContainText('First');
      await second.getByRole('dialog').getByRole('button', { name: t.save }).click();
      await expect(second.getByText(t.stale)).toBeVisible();
      await expect(second.getByRole('dialog').getByLabel(t.description)).toHaveValue('Second');
      await second.close();
      await row(page, name).getByRole('button').click();
      await page.getByRole('dialog').getByRole('button', { name: t.delete }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.delete }).click();
      await expect(page.getByText(t.deleted, { exact: true })).toBeVisible();
      await expect(page.getByText(t.noMatch)).toBeVisible();
    });

    test(`a lost answer and a changed form are not saved as if they were one request (${language})`, {
      tag: '@long',
    }, async ({ page }) => {
      const name = `Lost ${randomUUID().slice(0, 8)}`;
      await openShop(page, language, 'discounts');
      const create = async (percent: string) => {
        await page.getByLabel(t.name, { exact: true }).fill(name);
        await page.getByLabel(discountAmount[language], { exact: true }).fill(percent);
        await page.getByRole('button', { name: t.createDiscount }).click();
      };
      const functions = '**/functions/v1/admin-stripe';
      const lost = new Promise<void>((resolve) => {
        void page.route(functions, async (route) => {
          if (route.request().postDataJSON()?.action !== 'createCoupon') return route.fallback();
          await route.fetch();
          await route.abort();
          await page.unroute(functions);
          resolve();
        });
      });
      await create('10');
      await lost;
      await expect(page.getByRole('button', { name: t.createDiscount })).toBeEnabled();
      await create('20');
      await expect(page.getByText(t.reused)).toBeVisible();
      await expect(page.getByRole('button', { name: t.createDiscount })).toBeEnabled();
      await create('20');
      await expect(page.getByText(t.discountCreated, { exact: true })).toBeVisible();
    });

    test(`a discount is created with its code, and changed as far as possible (${language})`, { tag: '@long' }, async ({
      page,
    }) => {
      const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
      const name = `Off ${code}`;
      await openShop(page, language, 'discounts');
      await page.getByRole('button', { name: t.createDiscount }).click();
      await expect(page.getByText(t.couponShort)).toBeVisible();
      await expect(page.getByText(t.amountMissing)).toBeVisible();
      await page.getByLabel(t.name, { exact: true }).fill('ä'.repeat(41));
      await expect(page.getByText(t.couponLong)).toBeVisible();
      await expectAccessible(page);
      const create = async () => {
        await page.getByLabel(t.name, { exact: true }).fill(name);
        await page.getByLabel(discountAmount[language], { exact: true }).fill('12,5');
        await page.getByLabel(t.code, { exact: true }).fill(code.toLowerCase());
        await page.getByRole('button', { name: t.createDiscount }).click();
      };
      await create();
      await expect(page.getByText(t.discountCreated, { exact: true })).toBeVisible();
      await find(page, code);
      await expect(row(page, code)).toContainText(/12[.,]5/);
      await create();
      await expect(page.getByText(t.codeTaken)).toBeVisible();
      await row(page, code).getByRole('button').click();
      const edit = page.getByRole('dialog', { name: t.editDiscount });
      await expectAccessible(page);
      await edit.getByLabel(t.active).uncheck();
      await edit.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.discountUpdated, { exact: true })).toBeVisible();
      await expect(page.getByText(t.noMatch)).toBeVisible();
      await page.getByLabel(t.show).selectOption('ended');
      await expect(row(page, code)).toBeVisible();
    });
  });

  test(`tokens are booked with a preview and a reason, large amounts after a confirmation (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const email = await createAccount(page, language);
    await openShop(page, language, 'tokens');
    await page.getByRole('button', { name: t.addTokens }).click();
    await expect(page.getByText(new RegExp(`^${t.invalid}: `))).toHaveCount(1);
    await find(page, email);
    await expect(row(page, email)).toContainText('3');
    await row(page, email).getByRole('button').click();
    const amount = page.getByLabel(tokenAmount[language], { exact: true });
    await expect(amount).toHaveValue('10');
    await expect(page.getByRole('status').getByText(/: 13$/)).toBeVisible();
    await page.getByRole('button', { name: t.addTokens }).click();
    await expect(page.getByLabel(t.reason)).toBeFocused();
    await page.getByLabel(t.reason).fill('Support case');
    await page.getByRole('button', { name: t.addTokens }).click();
    await expect(page.getByText(t.tokensAdded, { exact: true })).toBeVisible();
    await expect(row(page, email)).toContainText('13');
    await amount.fill('-14');
    await expect(page.getByText(t.belowZero)).toBeVisible();
    await amount.fill('-3');
    await page.getByLabel(t.reason).fill('Correction');
    await page.getByRole('button', { name: t.removeTokens }).click();
    await expect(page.getByText(t.tokensRemoved, { exact: true })).toBeVisible();
    await expect(row(page, email)).toContainText('10');
    await amount.fill('5000');
    await page.getByLabel(t.reason).fill('Large one');
    await page.getByRole('button', { name: t.addTokens }).click();
    const sure = page.getByRole('alertdialog', { name: t.right });
    await expect(sure).toContainText(/5[.,]010/);
    await sure.getByRole('button', { name: t.addTokens }).click();
    await expect(row(page, email)).toContainText('5010');
    await expectFocusReturned(page, page.getByRole('button', { name: t.addTokens }));
    await expectAccessible(page);
  });

  test(`empty tables say so (${language})`, { tag: '@long' }, async ({ page }) => {
    await openShop(page, language);
    const empty = [
      ['getProducts', 'products', t.noProducts, { products: [], total: 0 }],
      ['getDiscounts', 'discounts', t.noDiscounts, { discounts: [], total: 0 }],
      ['getSubscriptions', 'subscriptions', t.noSubscriptions, { subscriptions: [], total: 0 }],
      ['getCustomers', 'customers', t.noCustomers, { customers: [], total: 0 }],
      ['users', 'tokens', t.noUsers, { users: [], total: 0, requests: [] }],
    ] as const;
    for (const [action, tab, text, answer] of empty) {
      await answerInstead(page, action, answer);
      await page.goto(`/admin/billing?tab=${tab}`);
      await expect(page.getByText(text)).toBeVisible();
    }
    const loading = [
      ['getProducts', 'products', t.loadingProducts],
      ['getDiscounts', 'discounts', t.loadingDiscounts],
      ['getSubscriptions', 'subscriptions', t.loadingSubscriptions],
      ['getCustomers', 'customers', t.loadingCustomers],
      ['users', 'tokens', t.loadingUsers],
    ] as const;
    for (const [action, tab, text] of loading) {
      await answerInstead(page, action, 'nothing');
      await page.goto(`/admin/billing?tab=${tab}`);
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test.describe('with a failing server', () => {
    test.use({ expectedMessages: /status of 500/ });

    test(`each table reports that it could not be loaded, and retries (${language})`, { tag: '@long' }, async ({
      page,
    }) => {
      await openShop(page, language);
      const failing = [
        ['getProducts', 'products', t.productsFailed],
        ['getSubscriptions', 'subscriptions', t.subscriptionsFailed],
        ['getDiscounts', 'discounts', t.discountsFailed],
        ['users', 'tokens', t.usersFailed],
        ['getCustomers', 'customers', t.customersFailed],
      ] as const;
      for (const [action, tab, text] of failing) {
        await answerInstead(page, action, 'failure');
        await page.goto(`/admin/billing?tab=${tab}`);
        await expect(page.getByRole('tabpanel').getByText(text)).toBeVisible();
        // the page says it, so that no notice repeats it
        await expect(page.getByRole('region', { name: /alt\+T/ }).getByText(text)).toHaveCount(0);
      }
      await page.unrouteAll();
      await page.getByRole('tabpanel').getByRole('button', { name: t.retry }).click();
      await expect(page.getByRole('tabpanel').getByText(t.customersFailed)).toHaveCount(0);
    });
  });

  test.describe('with refusals of the provider', () => {
    test.use({ expectedMessages: /status of 502/ });

    test(`a refusal is explained, with the provider’s reason, and nothing typed is lost (${language})`, {
      tag: '@long',
    }, async ({ page }) => {
      await openShop(page, language);
      await expect(row(page, 'Standard')).toBeVisible();
      await page.route('**/functions/v1/admin-*', async (route) => {
        const { action = 'users' } = route.request().postDataJSON() as { action?: string };
        if (action.startsWith('get') || route.request().url().endsWith('admin-users')) return route.fallback();
        return route.fulfill({
          status: 502,
          json: { error: '', code: 'provider_refused', providerSays: 'Card says no.' },
        });
      });
      await page.getByRole('button', { name: t.newProduct }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.name, { exact: true }).fill('Kept');
      await dialog.getByLabel(t.tokens, { exact: true }).fill('5');
      await dialog.getByRole('button', { name: t.create }).click();
      await expect(dialog.getByRole('alert').getByText(t.createFailed, { exact: true })).toBeVisible();
      await expect(page.getByText(t.providerSays.replace('{{text}}', 'Card says no.'), { exact: true })).toBeVisible();
      await expect(dialog.getByLabel(t.name, { exact: true })).toHaveValue('Kept');
      await page.keyboard.press('Escape');
      await row(page, 'Standard').getByRole('button').click();
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(dialog.getByRole('alert').getByText(t.updateFailed, { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: t.archive }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.archive }).click();
      await expect(page.getByRole('alertdialog').getByText(t.deleteFailed, { exact: true })).toBeVisible();
      // what failed is said where it was asked for, and nowhere else
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await page.goto('/admin/billing?tab=prices');
      await row(page, 'Standard').getByRole('button').first().click();
      await dialog.getByLabel(t.amount).fill('6');
      await dialog.getByRole('button', { name: t.replacePrice }).click();
      await expect(dialog.getByText(t.priceFailed, { exact: true })).toBeVisible();
      await page.goto('/admin/billing?tab=discounts');
      await page.getByLabel(t.name, { exact: true }).fill('Kept');
      await page.getByLabel(discountAmount[language], { exact: true }).fill('10');
      await page.getByRole('button', { name: t.createDiscount }).click();
      await expect(page.getByText(t.discountFailed, { exact: true })).toBeVisible();
      await page.goto('/admin/billing?tab=tokens');
      await page.getByRole('row').nth(1).getByRole('button').click();
      await page.getByLabel(t.reason).fill('Kept');
      await page.getByRole('button', { name: t.addTokens }).click();
      await expect(page.getByText(t.addFailed, { exact: true })).toBeVisible();
      await page.getByLabel(tokenAmount[language], { exact: true }).fill('-1');
      await page.getByRole('button', { name: t.removeTokens }).click();
      await expect(page.getByText(t.removeFailed, { exact: true })).toBeVisible();
      await expect(page.getByLabel(t.reason)).toHaveValue('Kept');
    });
  });
}
