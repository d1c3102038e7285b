import type { Page, Route } from '@playwright/test';
import { aiModels, firstModels } from '@regelwerk/contract/rules/choices';
import { isLongRun } from '../../tools/testing/is-long-run.ts';
import { choiceWords } from './choice-words.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { signIn } from './people.ts';
import { appCode } from './public-page-words.ts';
import { choose } from './wizard.ts';
import { words } from './words.ts';

/** Slow 3G as the tools of browsers define it, 400 kbit/s each way and 400 ms for each round trip; the short run is four times as fast. */
const times = isLongRun ? 1 : 4;
const slow3g = {
  offline: false,
  latency: 400 / times,
  downloadThroughput: 50_000 * times,
  uploadThroughput: 50_000 * times,
};
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const own = {
  en: {
    old: 'Offline: this may be out of date.',
    offline: /You are offline\. Your answers are kept/,
    tried: /Nothing was sent, so no token was spent/,
    notSaved: /so nothing was saved\. The rule is not lost/,
    noMatch: /Nothing here matches “nowhere”/,
    useTyped: 'Use “nowhere” as its name',
    matches: `Matches: 1 of ${aiModels.length} · Chosen: Claude`,
    modelName: 'Name of the model',
    change: 'Change: AI model',
    again: 'Try again',
  },
  de: {
    old: 'Offline: vielleicht nicht aktuell.',
    offline: /Du bist offline\. Deine Antworten bleiben erhalten, und/,
    tried: /Es wurde nichts gesendet und kein Token verbraucht/,
    notSaved: /deshalb wurde nichts gespeichert\. Die Regel geht nicht verloren/,
    noMatch: /Zu „nowhere“ passt hier nichts/,
    useTyped: '„nowhere“ als Namen verwenden',
    matches: `Treffer: 1 von ${aiModels.length} · Gewählt: Claude`,
    modelName: 'Name des Modells',
    change: 'Ändern: KI-Modell',
    again: 'Noch einmal versuchen',
  },
} as const;

// offline, every request fails with a message of the browser
test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|WebSocket|translations could not be loaded/ });

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...own[language] };

  test(`on a slow phone the wizard answers at once, and offline nothing is lost and nothing spent (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const devtools = await context.newCDPSession(page);
    const connect = (conditions: Partial<typeof slow3g>) =>
      devtools.send('Network.emulateNetworkConditions', { ...fast, ...conditions });
    await devtools.send('Network.enable');
    await connect(slow3g);
    await page.addInitScript((chosen) => {
      if (location.protocol !== 'about:') localStorage.setItem('language', chosen);
    }, language);
    const letThrough = await holdBack(page, appCode);
    await page.goto(language === 'de' ? '/de/' : '/', { waitUntil: 'commit' });
    // pressed before the app runs, the button opens the address of the wizard
    await page.getByRole('button', { name: t.try }).click({ noWaitAfter: true });
    await page.waitForURL(/\?step=model$/, { waitUntil: 'commit' });
    letThrough();
    await expect(page.getByRole('radio', { name: /^Claude/ })).toBeVisible({ timeout: 60_000 });
    // a page whose requests are held has no cache
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page).toHaveURL(/\?step=model$/);
    await connect(fast);

    // step 1 ends within two screens, and its bar stays in view at any width and at 400 % zoom
    const next = page.getByRole('button', { name: t.next, exact: true });
    for (const [width, height] of [
      [1280, 800],
      [320, 256],
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(next).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    }
    const end = await page.locator('form').evaluate((form) => form.getBoundingClientRect().bottom + window.scrollY);
    expect(end).toBeLessThanOrEqual(2 * 844);

    // the search by keyboard
    await choose(page, 'radio', 'Claude');
    const search = page.getByRole('searchbox');
    await search.fill('lova');
    await expect(page.getByRole('radio')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: t.matches })).toBeVisible();
    await search.fill('nowhere');
    await expect(page.getByText(t.noMatch)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.useTyped }).click();
    await expect(page.getByLabel(t.modelName)).toHaveValue('nowhere');
    await search.fill('.cursor');
    await search.press('Enter');
    await expect(page.getByRole('radio', { name: /^Cursor/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Cursor/ })).toBeFocused();
    await search.press('Escape');
    await expect(page.getByRole('radio')).toHaveCount(firstModels.length);

    // whatever gets the focus is not under the bar, and the last step is reached
    const tabAround = async () => {
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        expect(await isUnderBar(page)).toBe(false);
      }
    };
    await tabAround();
    await next.click();
    await next.click();
    await choose(page, 'checkbox', 'React');
    await next.click();
    await next.click();
    await tabAround();

    // the answers are still there after signing in
    await signIn(page, language);
    await page.goto('/');
    await expect(page.getByRole('radio', { name: /^Markdown/ })).toBeChecked();
    await page.getByText(choiceWords[language].answers).click();
    await page.getByRole('button', { name: t.change }).click();
    await expect(page.getByRole('radio', { name: /^Cursor/ })).toBeChecked();
    await page.goBack();

    // offline: said before and after the press, which is not tried again, cleared by the connection, and paid for once
    const button = page.getByRole('button', { name: t.generate });
    let tries = 0;
    page.on('request', (request) => {
      if (/\/generate-rules|\/user_configurations/.test(request.url())) tries += 1;
    });
    await page.getByRole('checkbox').check();
    await connect({ offline: true });
    await expect(page.getByText(t.offline)).toBeVisible();
    await button.click();
    await expect(page.getByText(t.tried)).toBeVisible();
    expect(tries).toBe(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await connect(fast);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await button.click();
    await expect(page).toHaveURL(/\/rule\//);
    await expect(page.getByText(/\b2 (tokens remaining|Tokens)/)).toBeVisible();

    // the same for saving; the code that shows the rule has to be there before
    await expect(page.getByRole('heading', { name: t.commands }).first()).toBeVisible();
    await page.getByRole('button', { name: t.save }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    tries = 0;
    await connect({ offline: true });
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.notSaved)).toBeVisible();
    expect(tries).toBe(0);
    await expect(dialog.getByRole('button', { name: t.save })).toBeEnabled();
    await connect(fast);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.ruleSaved, { exact: true })).toBeVisible();
  });

  test(`the pages of a person say without a connection that they may be old, and stay in place (${language})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, language);
    const line = page.getByRole('status').filter({ hasText: t.old });
    const placeOfHeading = () => page.getByRole('heading', { level: 1 }).boundingBox();
    for (const path of ['/user/dashboard', '/user/saved-rules', '/account', '/billing']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-stale], main .animate-pulse')).toHaveCount(0);
      const place = await placeOfHeading();
      await context.setOffline(true);
      await expect(line).toBeInViewport({ ratio: 1 });
      expect(await placeOfHeading()).toEqual(place);
      expect((await line.locator('p').boundingBox())?.height).toBeLessThan(40);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(line).toBeInViewport({ ratio: 1 });
      await context.setOffline(false);
      await expect(line).toHaveCount(0);
    }
  });

  test.describe('failed reads', () => {
    // the browser logs every failed request
    test.use({ expectedMessages: /Failed to load resource|ERR_FAILED|WebSocket/ });

    test(`a failed read names its request, unless the network failed (${language})`, async ({ page }) => {
      const requestId = '0197e3a1-7c52-7b11-9d0a-5f3c8e2d4b60';
      const headers = { 'x-request-id': requestId };
      const reference = `${{ en: 'Reference:', de: 'Referenz:' }[language]} ${requestId}`;
      let isNetworkDown = false;
      const fail = (route: Route) =>
        isNetworkDown
          ? route.abort()
          : route.fulfill({ status: 500, headers, json: { code: 'XX000', error: 'boom', message: 'boom' } });
      await signIn(page, language);
      await page.route('**/rest/v1/user_tokens*', fail);
      await page.route('**/functions/v1/account', fail);
      await page.route('**/rest/v1/token_transactions*', fail);
      const alerts = page.getByRole('alert').filter({ has: page.getByRole('button', { name: t.again }) });
      for (const [path, count] of [
        ['/user/dashboard', 2],
        ['/account', 1],
      ] as const) {
        await page.goto(path);
        await expect(alerts).toHaveCount(count);
        for (const alert of await alerts.all()) await expect(alert).toContainText(reference);
        await expectAccessible(page);
      }
      isNetworkDown = true;
      await page.goto('/user/dashboard');
      await expect(alerts).toHaveCount(2);
      await expect(page.getByText(requestId)).toHaveCount(0);
    });
  });
}

/** Returns whether the bar covers the focused element. */
function isUnderBar(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const bar = document.querySelector('.step-bar');
    const focused = document.activeElement;
    if (bar === null || focused === null || bar.contains(focused) || !bar.parentElement?.contains(focused))
      return false;
    return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
  });
}
