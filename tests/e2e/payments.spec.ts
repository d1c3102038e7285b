import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { legalLabels } from '@regelwerk/legal/labels';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { adminWords } from './admin-words.ts';
import {
  expect,
  expectAccessible,
  expectFocusReturned,
  expectNoSidewaysScroll,
  expectNoticesBesideButtons,
  openIn,
  test,
} from './fixtures.ts';
import { press, pressOn, tabTo, type } from './keyboard.ts';
import { legalWords } from './legal-words.ts';
import { orderBasic, placeOrder, subscribe } from './orders.ts';
import { paymentWords } from './payment-words.ts';
import { fillSignUp, newEmail, password, signIn, signInAsAdmin } from './people.ts';
import { answer, generate } from './wizard.ts';
import { words } from './words.ts';

// all journeys share the sandbox's clock: a month that passes in one would close the checkout of another
test.describe.configure({ mode: 'default' });

for (const language of ['en', 'de'] as const) {
  const t = { ...words[language], ...paymentWords[language] };
  const hosted = pageWords[language];
  const balance = (page: Page) => page.getByRole('region', { name: t.balance });

  test(`a newcomer has the tokens of a package seven presses after the landing page (${language})`, async ({
    page,
  }) => {
    await openIn(page, language);
    // 1 and 2: the prices, and a package
    await page.getByRole('main').locator('a[href="/user/purchase-tokens"]').click();
    await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
    // 3: the account
    await fillSignUp(page, language, newEmail());
    // 4 to 6: two declarations and the order
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
    await expectNoticesBesideButtons(page);
    await placeOrder(page, language);
    // 7: the payment
    await page.getByRole('button', { name: hosted.pay }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
    await expect(balance(page)).toContainText('13');
  });

  test.describe('with a wrong code', () => {
    test.use({ expectedMessages: /status of 400/ });

    test(`from visitor to sign-up, purchase and rule (${language})`, async ({ page }) => {
      await openIn(page, language, '/user/purchase-tokens');
      await expect(page.getByRole('note').getByText(t.testPayments)).toBeVisible();
      for (const name of ['Basic', 'Standard', 'Premium'])
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
      await expect(page.getByText(t.signInToPurchase)).toBeVisible();
      await expect(page).toHaveURL(/\/signup\?/);
      await fillSignUp(page, language, newEmail());
      // the package that the visitor chose
      const order = page.getByRole('dialog', { name: t.yourOrder });
      await expect(order.getByRole('heading', { name: 'Basic' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/user/purchase-tokens');
      await expect(balance(page)).toContainText('3');

      await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
      for (const declaration of await order.getByRole('checkbox').all()) await expect(declaration).not.toBeChecked();
      await expect(order).toContainText('4');
      for (const size of [
        { width: 390, height: 700 },
        { width: 1280, height: 800 },
      ]) {
        await page.setViewportSize(size);
        await expect(order.getByRole('heading', { name: 'Basic' })).toBeInViewport({ ratio: 1 });
        await expect(order.getByRole('button', { name: t.order })).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');
      const opener = page.getByRole('button', { name: `${t.purchase}: Basic` });
      await expectFocusReturned(page, opener);
      await opener.press('Enter');
      await order.getByLabel(t.code).fill('NOSUCHCODE');
      await order.getByRole('button', { name: t.apply }).click();
      await expect(order.getByText(t.codeRefused)).toBeVisible();
      await expect(order.getByRole('button', { name: t.order })).toHaveCount(0);
      await order.getByLabel(t.code).fill('');
      await order.getByRole('button', { name: t.apply }).click();
      // on a phone, the reason stands where the order stops
      await page.setViewportSize({ width: 320, height: 640 });
      await order.getByRole('button', { name: t.order }).click();
      await expect(order.getByText(t.declare)).toBeInViewport({ ratio: 1 });
      await expect(order.getByRole('checkbox').first()).toBeFocused();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
      await placeOrder(page, language);

      await expect(page.getByRole('banner')).toContainText(hosted.test);
      await expectAccessible(page);
      await page.getByRole('button', { name: hosted.pay }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
      await expect(balance(page)).toContainText('13');
      await expect(page.getByRole('link', { name: t.backToRule })).toHaveCount(0);
      await expectAccessible(page);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
        await expect(balance(page)).toContainText('13');
        await expectNoticesBesideButtons(page);
      }
      await page.setViewportSize({ width: 1280, height: 800 });

      // what was agreed on is open, and the way out of it is beside it with the contract filled in
      await page.getByRole('link', { name: t.viewContract }).click();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await expect(page.getByRole('definition').getByText(t.order)).toBeVisible();
      await expect(page.locator('summary', { hasText: t.mailKept })).toHaveCount(2);
      await page.locator('summary', { hasText: legalLabels[language].terms }).click();
      await expect(page.locator('details[open]').getByText(legalLabels[language].orderButton).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: legalLabels[language].withdrawLink }).click();
      const notice = legalWords[language];
      await expect(page.getByRole('textbox', { name: /\?/ })).toHaveValue(/^RW-\d+$/);
      await expect(page.getByLabel(notice.name)).toHaveValue('Ada Lovelace');
      await expect(page.getByLabel(notice.email)).toHaveValue(/@example\.com$/);
      await page.goto(`/vertrag-widerrufen?lang=${language}`);
      await expect(page.getByLabel(notice.contract)).toHaveValue(/^RW-\d+$/);
      // an address without an order leads to the orders
      await page.goto('/user/order');
      await page.getByRole('link', { name: t.allOrders }).click();
      await expect(page.getByRole('tab', { name: t.historyTab })).toHaveAttribute('aria-selected', 'true');

      await page.goto('/');
      await answer(page, language, {
        model: 'Claude',
        type: 'Backend',
        frameworks: ['Django'],
        behavior: 'Modular',
        format: 'Markdown',
      });
      await generate(page, language);
      await page.goto('/user/dashboard');
      await expect(balance(page)).toContainText('12');
      await page.goto('/billing#history');
      const paid = page.getByRole('table').getByRole('row', { name: /Basic/ });
      await expect(paid).toContainText(t.paid);
      await expect(paid.getByRole('link')).toHaveAttribute('href', /\/sandbox\/receipt\//);
      await expectAccessible(page);
    });
  });

  test(`a declined card costs nothing, another one pays; a bank may ask first (${language})`, { tag: '@long' }, async ({
    page,
  }) => {
    await signIn(page, language);
    await orderBasic(page, language);
    await page.getByRole('radio', { name: hosted.cards.declined }).check();
    await page.getByRole('button', { name: hosted.pay }).click();
    await expect(page.getByRole('alert')).toHaveText(hosted.declined);
    await expectAccessible(page);
    const dashboard = await page.context().newPage();
    await openIn(dashboard, language, '/user/dashboard');
    await expect(balance(dashboard)).toContainText('3');
    await page.getByRole('radio', { name: hosted.cards.needs_action }).check();
    await page.getByRole('button', { name: hosted.pay }).click();
    await page.getByRole('button', { name: hosted.approve }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
    await expect(balance(dashboard)).toContainText('13');
    await dashboard.close();
  });

  test(`a canceled purchase leads back, and a success address alone buys nothing (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page, language);
    await orderBasic(page, language);
    await page.getByRole('link', { name: hosted.back }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.purchaseCanceled })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.backToPackages }).click();
    await expect(balance(page)).toContainText('3');
    await page.goto('/user/purchase-success?package=Premium&tokens=50');
    await expect(page.getByRole('heading', { level: 1, name: t.purchaseFailed })).toBeVisible();
    await expect(page.getByRole('alert').getByText(t.noPurchase)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/billing#history');
    await expect(page.getByText(t.noHistory)).toBeVisible();
  });

  test(`two tabs returning from one checkout book it once (${language})`, { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await signIn(page, language);
    await orderBasic(page, language);
    await page.getByRole('button', { name: hosted.pay }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto(page.url())));
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
      await expect(balance(tab)).toContainText('13');
      await tab.close();
    }
    await page.goto('/user/dashboard');
    await expect(page.getByRole('table').getByRole('row', { name: /Basic/ })).toHaveCount(1);
  });

  test(`subscribe with a trial, pass a month, get its tokens, cancel and keep the plan until its end (${language})`, async ({
    page,
  }) => {
    await openIn(page, language, '/billing');
    await page.getByRole('button', { name: `${t.subscribe}: Starter` }).click();
    await expect(page.getByText(t.signInToSubscribe)).toBeVisible();
    await signIn(page, language);
    await subscribe(page, language);
    await expectAccessible(page);
    await page.goto('/user/dashboard');
    await expect(balance(page)).toContainText('6');
    await page.goto('/billing');
    await expect(page.getByRole('tab', { name: t.ownTab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText(t.trialing);
    await expectAccessible(page);

    const operator = await page.context().newPage();
    await operator.goto(`/sandbox?lang=${language}`);
    await expectAccessible(operator);
    const today = await operator.locator('.sum').innerText();
    await operator.getByRole('button', { name: hosted.month }).click();
    await expect(operator.locator('.sum')).not.toHaveText(today);
    // a webhook that fails is sent again after five seconds
    await expect(page.getByRole('tabpanel')).toContainText(t.active, { timeout: 20_000 });
    await page.getByRole('tab', { name: t.historyTab }).click();
    await expect(
      page
        .getByRole('table')
        .getByRole('row', { name: /Starter/ })
        .first(),
    ).toContainText(t.paid);
    await page.goto('/user/dashboard');
    await expect(balance(page)).toContainText('42');

    await page.goto('/billing#subscription');
    await page.getByRole('button', { name: t.manage }).click();
    await expect(page.getByRole('heading', { level: 1, name: hosted.portal })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: hosted.cancel }).click();
    await expect(page.getByRole('button', { name: hosted.keep })).toBeVisible();
    await page.getByRole('link', { name: hosted.return }).click();
    await expect(page.getByText(t.ending, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: t.plansTab }).click();
    await expect(page.getByRole('button', { name: t.currentPlan })).toBeDisabled();
    await page.getByRole('tab', { name: t.ownTab }).click();
    await page.getByRole('button', { name: t.manage }).click();
    await page.getByRole('button', { name: hosted.keep }).click();
    await expect(page.getByRole('button', { name: hosted.cancel })).toBeVisible();
    await page.getByRole('link', { name: hosted.return }).click();
    await expect(page.getByRole('tabpanel')).toContainText(t.active);
    await expect(page.getByText(t.ending, { exact: true })).toHaveCount(0);
  });

  test(`an admin refunds the unspent part of a declared withdrawal (${language})`, { tag: '@long' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const a = adminWords[language];
    const email = await signIn(page, language);
    await orderBasic(page, language);
    await page.getByRole('button', { name: hosted.pay }).click();
    await expect(balance(page)).toContainText('13');
    const notice = { id: randomUUID(), homepage: '', name: 'Ada', email, contractReference: 'Basic' };
    const declared = await page.request.post(`/vertrag-widerrufen?lang=${language}`, {
      form: { ...notice, step: 'confirm' },
    });
    expect(declared.status()).toBe(200);
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const office = await context.newPage();
    await signInAsAdmin(office, language);
    await office.goto('/admin/notices');
    await expect(office.getByRole('heading', { level: 1, name: a.notices })).toBeVisible();
    await office.getByRole('searchbox', { name: a.search }).fill(email);
    await office
      .getByRole('row', { name: new RegExp(email) })
      .getByRole('button')
      .click();
    const dialog = office.getByRole('dialog');
    await expect(dialog).toContainText('Basic');
    await expectAccessible(office);
    await dialog.getByRole('button', { name: a.settle }).click();
    await expect(dialog.getByText(a.reasonMissing)).toBeVisible();
    await dialog.getByRole('button', { name: /4[.,]99/ }).click();
    await office
      .getByRole('alertdialog')
      .getByRole('button', { name: /4[.,]99/ })
      .click();
    await expect(office.getByText(a.refunded, { exact: true })).toBeVisible();
    await expect(office.getByText(a.noMatch)).toBeVisible();
    await expect(balance(page)).toContainText('3');
    await office.setViewportSize({ width: 320, height: 640 });
    await office.getByLabel(a.show).selectOption('settled');
    await expect(office.getByRole('row', { name: new RegExp(email) })).toBeVisible();
    await expectNoSidewaysScroll(office);
    await context.close();
  });

  test(`orders and the pages of the sandbox fit 320 px, and axe finds nothing there in the dark (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await signIn(page, language);
    const look = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await page.goto('/user/purchase-tokens');
    await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
    await expect(page.getByRole('button', { name: t.order })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await placeOrder(page, language);
    await look();
    await page.getByRole('button', { name: hosted.pay }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
    await look();
    await page.goto('/billing#history');
    await expect(page.getByRole('row', { name: /Basic/ })).toBeVisible();
    await look();
    await subscribe(page, language);
    await page.goto('/billing');
    await page.getByRole('button', { name: t.manage }).click();
    await expect(page.getByRole('heading', { level: 1, name: hosted.portal })).toBeVisible();
    await look();
    await page.goto(`/sandbox?lang=${language}`);
    await look();
  });
  test(`from the landing page through a rule and a purchase to a withdrawal, by keyboard alone (${language})`, async ({
    page,
  }) => {
    const email = newEmail();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
    await openIn(page, language);
    await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
    await pressOn(page, button(t.try));
    await tabTo(page, radio('ChatGPT'));
    await page.keyboard.press('ArrowDown');
    await expect(radio('Claude')).toBeChecked();
    await pressOn(page, button(t.next));
    await tabTo(page, radio('Frontend'));
    await page.keyboard.press('ArrowDown');
    await expect(radio('Backend')).toBeChecked();
    await pressOn(page, button(t.next));
    await press(page, page.getByRole('checkbox', { name: /^Flask/ }), 'Space');
    await pressOn(page, button(t.next));
    await pressOn(page, button(t.next));
    await press(page, page.getByRole('checkbox'), 'Space');
    await pressOn(page, button(t.generate));
    await press(page, page.getByRole('link', { name: t.unlock }));

    await type(page, page.getByLabel(t.name, { exact: true }), 'Ada Lovelace');
    await type(page, page.getByLabel(t.email, { exact: true }), email);
    await type(page, page.getByLabel(t.password, { exact: true }), password);
    await type(page, page.getByLabel(t.confirmPassword), password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/preview');
    // a gift token needs no declaration
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(button(t.unlock)).toBeEnabled();
    await press(page, button(t.unlock));
    await expect(page).toHaveURL(/\/rule\//);
    await expect(page.getByRole('main')).not.toContainText('•••');
    await pressOn(page, button(t.createNew));
    for (let step = 0; step < 2; step += 1) await pressOn(page, button(t.next));
    await press(page, page.getByRole('checkbox', { name: /^React/ }), 'Space');
    for (let step = 0; step < 2; step += 1) await pressOn(page, button(t.next));
    await expect(balance(page)).toContainText('2');

    await press(page, balance(page).getByRole('link', { name: t.purchaseTokens }));
    await press(page, button(`${t.purchase}: Basic`));
    const order = page.getByRole('dialog', { name: t.yourOrder });
    await expect(order.getByRole('checkbox')).toHaveCount(2);
    for (const declaration of await order.getByRole('checkbox').all()) await press(page, declaration, 'Space');
    await press(page, order.getByRole('button', { name: t.order }));
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await press(page, page.getByRole('button', { name: hosted.pay }));
    await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
    await expect(balance(page)).toContainText('12');
    await press(page, page.getByRole('link', { name: t.backToRule }));
    await expect(page.getByRole('radio', { name: /^Markdown/ })).toBeChecked();

    const withdrawal = legalLabels[language];
    await press(page, page.getByRole('contentinfo').getByRole('link', { name: withdrawal.withdrawLink }));
    await type(page, page.getByLabel(/^(Your name|Ihr Name)$/), 'Ada Lovelace');
    await type(page, page.getByLabel(/^(Which contract|Welcher Vertrag)/), 'Basic');
    await type(page, page.getByLabel(/^(Email address|E-Mail-Adresse)/), email);
    await press(page, page.getByRole('button', { name: /^(Continue|Weiter)$/ }));
    await press(page, page.getByRole('button', { name: withdrawal.confirmWithdrawal }));
    await expect(page.locator('pre')).toContainText('Ada Lovelace');
    await expect(page.getByRole('link', { name: /\.txt|acknowledgement|Eingangsbestätigung/ })).toBeVisible();
  });
}
