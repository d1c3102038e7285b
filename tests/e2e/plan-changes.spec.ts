import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { planRules } from '@regelwerk/legal/plan-rules';
import { withdrawalRules } from '@regelwerk/legal/withdrawal-rules';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { adminWords } from './admin-words.ts';
import { buyByName, openAccount } from './buyer.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { placeOrder, subscribe } from './orders.ts';
import { test } from './own-server.ts';
import { paymentWords } from './payment-words.ts';
import { asAdmin, newEmail, signIn, signInAsAdmin } from './people.ts';
import { words } from './words.ts';

const sizes = [
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
] as const;

for (const language of ['en', 'de'] as const) {
  const t = { ...words[language], ...paymentWords[language] };
  const hosted = pageWords[language];

  const expectToFit = async (page: Page) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  };
  /** Orders the other plan on the billing page, as a phone and as a desktop show it, and arrives at its order. */
  const changeToStudio = async (page: Page) => {
    await page.goto('/billing#plans');
    await page.getByRole('button', { name: `${t.changeTo}: Studio` }).click();
    const dialog = page.getByRole('dialog', { name: t.yourChange });
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    for (const declaration of await dialog.getByRole('checkbox').all()) await expect(declaration).not.toBeChecked();
    await expect(dialog).toContainText('Starter');
    await expect(dialog).toContainText(planRules[language].change);
    await expect(dialog).toContainText(withdrawalRules[language].change);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(dialog.getByRole('button', { name: t.order })).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByText('Studio').filter({ visible: true }).first()).toBeInViewport();
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    for (const declaration of await dialog.getByRole('checkbox').all()) await declaration.check();
    await dialog.getByRole('button', { name: t.order }).click();
    await expect(page).toHaveURL(/\/user\/order\?number=\d+/);
    await expect(page.getByText(t.notStarted)).toBeVisible();
  };

  test(`a subscriber orders another plan, takes it back, orders it again, and has its tokens in the next period (${language})`, async ({
    page,
  }) => {
    await signIn(page, language);
    await subscribe(page, language);
    await changeToStudio(page);
    await expect(
      page
        .getByText('Starter')
        .or(page.getByText(/RW-\d+/))
        .first(),
    ).toBeVisible();
    await expectAccessible(page);

    await page.goto('/billing#subscription');
    const change = page.getByRole('region', { name: t.yourChange });
    await expect(change).toContainText('Studio');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      await expect(change.getByRole('button', { name: t.takeBack })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('tab', { name: t.plansTab }).click();
    await expect(page.getByRole('button', { name: /: Studio$/ })).toBeDisabled();
    await page.getByRole('tab', { name: t.ownTab }).click();
    await change.getByRole('button', { name: t.takeBack }).click();
    await expect(page.getByText(t.takenBack)).toBeVisible();
    await expect(change).toHaveCount(0);

    await changeToStudio(page);
    const operator = await page.context().newPage();
    await operator.goto(`/sandbox?lang=${language}`);
    const today = await operator.locator('.sum').innerText();
    await operator.getByRole('button', { name: hosted.month }).click();
    await expect(operator.locator('.sum')).not.toHaveText(today);
    // a webhook that fails is sent again after five seconds
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(t.running, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    // three of the account, three of the trial, and those of the plan that follows it
    await page.goto('/user/dashboard');
    await expect(page.getByRole('region', { name: t.balance })).toContainText('126');
    await page.goto('/billing#history');
    await expect(page.getByRole('table').getByRole('row', { name: /Studio/ })).toHaveCount(1);
  });

  /** Lets time pass at the provider, which charges a new period an hour after it has begun. */
  const pass = async (page: Page, ...times: string[]) => {
    const operator = await page.context().newPage();
    for (const time of times) {
      await operator.goto(`/sandbox?lang=${language}`);
      const today = await operator.locator('.sum').innerText();
      await operator.getByRole('button', { name: time }).click();
      await expect(operator.locator('.sum')).not.toHaveText(today);
    }
    await operator.close();
  };
  /** Presses the button once what stands above it is there, and moves it no more. */
  const openPortal = async (page: Page, above: Locator) => {
    await page.goto('/billing#subscription');
    await expect(above).toBeVisible();
    await page.getByRole('button', { name: t.manage }).click();
    await expect(page.getByRole('heading', { level: 1, name: hosted.portal })).toBeVisible();
  };
  const mailbox = async (page: Page) => (await page.request.get('/dev/mailbox')).text();

  test(`a plan that is canceled in the portal takes the ordered change with it, and comes back alone (${language})`, async ({
    page,
  }) => {
    await signIn(page, language);
    await subscribe(page, language);
    await changeToStudio(page);
    const change = page.getByRole('region', { name: t.yourChange });
    const ending = page.getByRole('status').filter({ hasText: t.ending });
    await openPortal(page, change);
    await page.getByRole('button', { name: hosted.cancel }).click();
    await expect(page.getByRole('button', { name: hosted.keep })).toBeVisible();
    await expect(async () => {
      await page.goto('/billing#subscription');
      await page.reload();
      await expect(ending).toBeVisible({ timeout: 2000 });
      await expect(change).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expectToFit(page);
    const why = {
      en: 'The reason is that your present plan ends.',
      de: 'Der Grund ist, dass dein jetziger Tarif endet.',
    }[language];
    await expect.poll(() => mailbox(page)).toContain(why);
    await openPortal(page, ending);
    await page.getByRole('button', { name: hosted.keep }).click();
    await expect(page.getByRole('button', { name: hosted.cancel })).toBeVisible();
    await expect(async () => {
      await page.goto('/billing#subscription');
      await page.reload();
      await expect(page.getByText(t.trialing, { exact: true })).toBeVisible({ timeout: 2000 });
      await expect(ending).toHaveCount(0, { timeout: 2000 });
    }).toPass();
    await expect(change).toHaveCount(0);
  });

  test(`a change whose first charge fails is undone, and the former plan goes on (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page, language);
    await page.goto('/billing');
    await page.getByRole('button', { name: `${t.subscribe}: Starter` }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
    await placeOrder(page, language);
    await page.getByLabel(hosted.cards.limited).check();
    await page.getByRole('button', { name: hosted.subscribe }).click();
    await expect(page.getByText(t.subscribed).first()).toBeVisible();
    await changeToStudio(page);
    const order = page.url();
    await pass(page, hosted.week, hosted.day);
    await expect(async () => {
      await page.goto(order);
      await page.reload();
      const canceled = { en: 'Does not take place', de: 'Findet nicht statt' }[language];
      await expect(page.getByText(canceled, { exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText(planRules[language].change, { exact: true })).toBeVisible();
    await expectToFit(page);
    const unpaid = { en: 'its first charge failed', de: 'die erste Abbuchung fehlgeschlagen ist' }[language];
    await expect.poll(() => mailbox(page)).toContain(unpaid);
    await expect(async () => {
      await page.goto('/billing#subscription');
      await page.reload();
      await expect(page.getByText(t.active, { exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByText('Starter').first()).toBeVisible();
    await expectToFit(page);
  });

  test(`an admin ends a plan for its subscribers and gives the reason in both languages (${language})`, {
    tag: '@long',
  }, async ({ page, request, site }) => {
    const a = adminWords[language];
    const name = `Former ${randomUUID().slice(0, 8)}`;
    const { id } = await asAdmin(request, 'admin-stripe', {
      action: 'createProduct',
      productData: { name, tokens: 30 },
    });
    await asAdmin(request, 'admin-stripe', {
      action: 'createPrice',
      priceData: { product: id, unit_amount: 1500, currency: 'eur', recurring: { interval: 'month' } },
    });
    const call = await openAccount(request, { site: site.url, email: newEmail(), language });
    await buyByName(request, call, { site: site.url, name, language });
    await signInAsAdmin(page, language);
    await page.goto(`/admin/billing?search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.getByRole('dialog').getByRole('button', { name: a.giveNotice }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: a.giveNotice }).click();
    await expect(confirm.getByText(a.noticeMissing)).toHaveCount(2);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await confirm.getByLabel(a.noticeReasonEn).fill('It costs us more than it brings.');
    await confirm.getByLabel(a.noticeReasonDe).fill('Er kostet uns mehr, als er bringt.');
    await confirm.getByRole('button', { name: a.giveNotice }).click();
    await expect(confirm).toHaveCount(0);
    await asAdmin(request, 'admin-stripe', { action: 'deleteProduct', productId: id });
    const reason = { en: 'It costs us more than it brings.', de: 'Er kostet uns mehr, als er bringt.' }[language];
    const contracts = (await call('contracts', { action: 'list' })) as { name: string; isRunning: boolean }[];
    expect(contracts).toMatchObject([{ name, isRunning: true }]);
    await expect.poll(async () => (await request.get('/dev/mailbox')).text()).toContain(reason);
  });
}
