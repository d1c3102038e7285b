import type { Page } from '@playwright/test';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, openIn, test } from '../fixtures.ts';
import { paymentWords } from '../payment-words.ts';
import { createAccount, fillSignIn, signIn } from '../people.ts';
import { words } from '../words.ts';
import { chooseByValue } from './choose-by-value.ts';

const own = {
  en: {
    offline: /This part could not be loaded\. Please check your connection\./,
    old: /There may be a newer version of this page\./,
    again: 'Try again',
    reload: 'Reload the page',
    privacy: 'Privacy Policy',
    docs: 'Documentation',
    orderFailed: 'Could not process your token purchase. Please try again.',
    typed: 'There is no connection. What you typed stays here.',
  },
  de: {
    offline: /Dieser Teil konnte nicht geladen werden\. Bitte prüfe deine Verbindung\./,
    old: /Vielleicht gibt es eine neuere Version dieser Seite\./,
    again: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
    privacy: 'Datenschutz',
    docs: 'Dokumentation',
    orderFailed: 'Dein Token-Kauf konnte nicht bearbeitet werden. Bitte versuche es noch einmal.',
    typed: 'Es besteht keine Verbindung. Deine Eingaben bleiben stehen.',
  },
} as const;

// offline, every request fails with a message of the browser
test.use({
  expectedMessages:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|translations could not|status of 404|could not be loaded|dynamically imported/,
});

/** Answers every file of the app with 404, as a server does for the files of its last edition; returns its end. */
async function deploy(page: Page): Promise<() => Promise<void>> {
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute('**/assets/*');
}

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...paymentWords[language], ...own[language] };

  test(`offline, a page that was never opened says so in its place, and comes with the connection (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openIn(page, language, '/signup');
    const notice = page.getByRole('alert').filter({ hasText: t.offline });
    await expect(page.getByRole('heading', { level: 1, name: t.signUp })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: t.privacy }).click();
    await expect(notice).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, ['color-contrast', 'button-name', 'target-size', 'region']);
    await notice.getByRole('button', { name: t.again }).click();
    await expect(notice).toBeVisible();
    // without a press
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: t.privacy })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test(`offline, an order, a copy and a sign-in fail in place and lose nothing (${language})`, async ({
    page,
    context,
  }) => {
    const email = await createAccount(page, language);
    await openIn(page, language, '/signin');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await fillSignIn(page, language, email);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t.typed);
    await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
    await context.setOffline(false);
    await page.locator('form').getByRole('button', { name: t.signIn }).click();
    await expect(page.getByText(t.signedIn)).toBeVisible();

    await page.goto('/user/purchase-tokens');
    await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
    const order = page.getByRole('dialog');
    await expect(order.getByRole('checkbox')).toHaveCount(2);
    for (const declaration of await order.getByRole('checkbox').all()) await declaration.check();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await order.getByRole('button', { name: t.order }).click();
    await expect(order.getByRole('alert')).toContainText(t.orderFailed);
    for (const declaration of await order.getByRole('checkbox').all()) await expect(declaration).toBeChecked();
    await context.setOffline(false);
    await order.getByRole('button', { name: t.order }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  });

  test(`after a deployment an open page offers one reload, and the answers stay (${language})`, async ({ page }) => {
    await signIn(page, language);
    await page.goto('/');
    await page.locator('main form button').click();
    await chooseByValue(page);
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(frame.url()));
    const end = await deploy(page);
    await page.getByRole('contentinfo').getByRole('link', { name: t.privacy }).click();
    const notice = page.getByRole('alert').filter({ hasText: t.old });
    await expect(notice).toBeVisible();
    await expectAccessible(page, ['color-contrast', 'button-name', 'target-size', 'region']);
    const before = loads.length;
    await end();
    await notice.getByRole('button', { name: t.reload }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.privacy })).toBeVisible();
    expect(loads.length).toBe(before + 1);
    await page.goto('/');
    await expect(page.locator('input[value=Markdown]')).toBeChecked();
  });

  test(`without a connection the landing page says that it cannot start, and starts with the connection (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(publicAddress('home', language));
    await expect(page.getByRole('banner').getByRole('button')).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('main form button').click();
    const notice = page.getByRole('alert').filter({ hasText: t.offline });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, ['color-contrast', 'button-name', 'target-size', 'region']);
    await context.setOffline(false);
    await expect(page.locator('input[value=Claude]')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test(`a rendered page says that the app could not be loaded, and starts it on the next try (${language})`, async ({
    page,
  }) => {
    const code = /start-app-.*\.js$/;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(code, (route) => route.abort());
    await page.goto(publicAddress('home', language));
    const notice = page.getByRole('alert').filter({ hasText: t.old });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, ['color-contrast', 'button-name', 'target-size', 'region']);
    await expect(page.getByRole('banner').getByRole('button')).toBeDisabled();
    await page.unroute(code);
    await notice.getByRole('button', { name: t.reload }).click();
    await expect(page.getByRole('banner').getByRole('button')).toBeEnabled();
    await expect(notice).toHaveCount(0);
  });
}
