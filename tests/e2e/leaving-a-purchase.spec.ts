import type { Page } from '@playwright/test';
import { legalLabels } from '@regelwerk/legal/labels';
import { priceSentence } from '@regelwerk/legal/vat';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { expect, expectAccessible, openIn, test } from './fixtures.ts';
import { orderBasic, subscribe } from './orders.ts';
import { paymentWords } from './payment-words.ts';
import { signIn } from './people.ts';
import { words } from './words.ts';

/** Records every text of the page that contains this, however briefly it is shown. */
async function noteEvery(page: Page, text: string, within = 'body'): Promise<() => Promise<string[]>> {
  await page.evaluate(
    ([wanted, place]) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const shown = document.querySelector<HTMLElement>(place)?.innerText ?? '';
        if (shown.includes(wanted)) seen.push(`${location.pathname}: ${wanted}`);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [text, within] as const,
  );
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

for (const language of ['en', 'de'] as const) {
  const t = { ...words[language], ...paymentWords[language] };
  const waysOut = [
    ['the dashboard', (page: Page) => page.getByRole('link', { name: t.toDashboard }), /\/user\/dashboard$/],
    ['the packages', (page: Page) => page.getByRole('link', { name: t.buyMore }), /\/user\/purchase-tokens$/],
    ['the logo', (page: Page) => page.getByRole('banner').getByRole('link').first(), /:\d+\/$/],
  ] as const;

  for (const width of [1280, 390])
    test(`a person who leaves a successful purchase at ${width} px never reads that it failed (${language})`, {
      tag: width > 640 ? ['@long'] : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, language);
      await orderBasic(page, language);
      await page.getByRole('button', { name: pageWords[language].pay }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
      const address = page.url();
      for (const [, link, destination] of waysOut) {
        await openIn(page, language, address);
        await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
        const seen = await noteEvery(page, t.purchaseFailed);
        await link(page).click();
        await expect(page).toHaveURL(destination);
        await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seen()).toEqual([]);
      }
    });

  test.describe('with a server that does not answer', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test(`a payment without an answer is being confirmed, and arrives once asked again (${language})`, async ({
      page,
    }) => {
      await signIn(page, language);
      await orderBasic(page, language);
      let isDown = true;
      await page.route('**/functions/v1/confirm-purchase', (route) =>
        isDown ? route.fulfill({ status: 503, json: { error: 'Down', code: 'unavailable' } }) : route.continue(),
      );
      await page.getByRole('button', { name: pageWords[language].pay }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.confirming })).toBeVisible();
      await expect(page.getByText(t.purchaseFailed)).toHaveCount(0);
      await expect(page.getByRole('link', { name: t.buyMore })).toHaveCount(0);
      await expectAccessible(page);
      isDown = false;
      await page.getByRole('button', { name: t.askAgain }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
    });

    test(`one payment page too many is refused in the order itself (${language})`, { tag: '@long' }, async ({
      page,
    }) => {
      await signIn(page, language);
      await page.route('**/functions/v1/token-purchase', (route) =>
        route.fulfill({ status: 429, json: { error: 'Too many', code: 'too_many_payment_pages' } }),
      );
      await page.goto('/user/purchase-tokens');
      await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
      const order = page.getByRole('dialog');
      await expect(order.getByRole('checkbox')).toHaveCount(2);
      for (const declaration of await order.getByRole('checkbox').all()) await declaration.check();
      await order.getByRole('button', { name: t.order }).click();
      await expect(order.getByRole('alert')).toHaveText(`${t.checkoutError}${t.tooManyPages}`);
    });
  });

  test(`a page keeps its own texts until the next one is shown (${language})`, async ({ page }) => {
    await openIn(page, language, '/datenschutz');
    const own = page.getByRole('heading', { level: 1 });
    await expect(own).toBeVisible();
    // before the app runs, a link loads the next page from the server
    await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
    const seen = await noteEvery(page, legalLabels[language].imprint, 'main');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await seen()).toEqual([]);
  });

  test(`an answer that names no page opens none, and a notice says so (${language})`, async ({ page }) => {
    await signIn(page, language);
    let answer: object = {};
    await page.route(/\/functions\/v1\/(token-purchase|create-checkout|customer-portal)$/, (route) =>
      route.fulfill({ json: answer }),
    );
    const notice = page.locator('[data-sonner-toast]');
    for (const [path, offer, answers] of [
      ['/user/purchase-tokens', `${t.purchase}: Basic`, [{}, { url: null }, { url: 'javascript:alert(1)' }]],
      ['/billing', `${t.subscribe}: Starter`, [{}]],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: offer }).click();
      const order = page.getByRole('dialog', { name: t.yourOrder });
      await expect(order.getByRole('checkbox')).toHaveCount(2);
      for (const declaration of await order.getByRole('checkbox').all()) await declaration.check();
      for (answer of answers) {
        const answered = page.waitForResponse(/token-purchase|create-checkout/);
        await order.getByRole('button', { name: t.order }).click();
        await answered;
        await expect(order.getByRole('alert')).toHaveText(`${t.checkoutError}${t.noCheckoutPage}`);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
      }
    }
    await page.unrouteAll();
    await subscribe(page, language);
    await page.route('**/functions/v1/customer-portal', (route) => route.fulfill({ json: {} }));
    await page.goto('/billing#subscription');
    await page.getByRole('button', { name: t.manage }).click();
    await expect(notice.filter({ hasText: t.portalError }).filter({ hasText: t.noPortalPage })).toBeVisible();
    await expect(page).toHaveURL(/\/billing#subscription$/);
  });

  test(`packages that cannot be loaded are shown, not sold, and loaded again on demand (${language})`, async ({
    page,
  }) => {
    let isEmpty = true;
    await page.route('**/rest/v1/products?*', (route) => (isEmpty ? route.fulfill({ json: [] }) : route.fallback()));
    await openIn(page, language, '/user/purchase-tokens');
    await expect(page.getByRole('button', { name: t.notSold, disabled: true })).toHaveCount(3);
    await expect(page.getByRole('button', { name: `${t.purchase}: ` })).toHaveCount(0);
    await expect(page.getByText(priceSentence.standard[language])).toHaveCount(0);
    isEmpty = false;
    await page.getByRole('main').getByRole('button', { name: t.loadAgain }).click();
    await expect(page.getByRole('button', { name: `${t.purchase}: Basic` })).toBeEnabled();
    await expect(page.getByText(priceSentence.standard[language])).toBeVisible();
  });
}
