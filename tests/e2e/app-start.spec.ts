import type { Page } from '@playwright/test';
import { type PublicPageName, publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { signIn } from './people.ts';
import { appCode, pageHeadings } from './public-page-words.ts';
import { words } from './words.ts';

const languageLabel = /^(Language|Sprache)$/;
const menuName = { en: 'Menu', de: 'Menü' } as const;

/** Waits until the app runs on a page that was rendered ahead. */
async function expectApp(page: Page): Promise<void> {
  await expect(page.getByLabel(languageLabel)).toBeEnabled();
}

test('links followed before the app has loaded keep the language of the visit', async ({ page }) => {
  const letThrough = await holdBack(page, appCode);
  await page.goto(publicAddress('home', 'de'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'Dokumentation' }).click();
  await expect(page).toHaveURL(publicAddress('documentation', 'de'));
  await page.getByRole('banner').getByRole('link', { name: words.de.signIn }).click();
  await expect(page).toHaveURL('/signin');
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: words.de.signIn })).toBeVisible();
});

for (const language of interfaceLanguages) {
  const t = words[language];
  const other = language === 'de' ? 'en' : 'de';
  const address = (name: PublicPageName) => publicAddress(name, language);

  test(`the app adopts each rendered page as it is, with its title (${language})`, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('#root *'))
          Object.assign(element, { isRendered: true, isEmpty: element.childNodes.length === 0 });
      }),
    );
    for (const name of publicPageNames) {
      const html = await (await page.request.get(address(name))).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      await page.goto(address(name));
      await expectApp(page);
      await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
      const replaced = await page.locator('#root :is(header, main, footer), #root main *').evaluateAll((elements) => {
        // what fills a place that was rendered empty replaces nothing
        const place = (element: Element | null): Element | null =>
          element === null || 'isRendered' in element ? element : place(element.parentElement);
        const isFilling = (element: Element) => (place(element) as { readonly isEmpty?: boolean } | null)?.isEmpty;
        return elements
          .filter((element) => !('isRendered' in element) && isFilling(element) !== true)
          .map(({ outerHTML }) => outerHTML);
      });
      expect([name, replaced]).toEqual([name, []]);
    }
  });

  test(`a press before the app has loaded opens the wizard (${language})`, async ({ page }) => {
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('home'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language].home })).toBeVisible();
    await expect(page.getByLabel(languageLabel)).toBeDisabled();
    await page.getByRole('button', { name: t.try }).click();
    await page.waitForURL(/\?step=model$/, { waitUntil: 'commit' });
    letThrough();
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeVisible();
  });

  test(`focus and place stay when the app starts (${language})`, async ({ page }) => {
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('privacy'), { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: t.legal[2] ?? '', exact: true });
    await link.focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    letThrough();
    await expectApp(page);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('terms'));
  });

  test(`a link that is pressed while the app adopts the page opens its page without a fault (${language})`, async ({
    page,
  }) => {
    // the adoption takes so long that the press comes in between
    const throttle = await page.context().newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('privacy'), { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: t.legal[2] ?? '', exact: true });
    await link.evaluate((element) => {
      const press = () => setTimeout(() => (element as HTMLElement).click(), 75);
      const place = document.querySelector('#root') ?? document.body;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        press();
      }).observe(place, { subtree: true, attributeFilter: ['disabled'] });
    });
    letThrough();
    await expect(page).toHaveURL(address('terms'));
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language].terms })).toBeVisible();
  });

  test(`a page that was shown in its own language, because the app came late, still changes to the chosen one (${language})`, async ({
    page,
  }) => {
    const letThrough = await holdBack(page, appCode);
    await page.clock.install();
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), other);
    await page.goto(address('home'), { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(8_000);
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language].home })).toBeVisible();
    letThrough();
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[other].home })).toBeVisible();
  });

  test(`a page shows who signed in in another tab (${language})`, async ({ page, context }) => {
    await page.goto(address('home'));
    await expectApp(page);
    await signIn(await context.newPage(), language);
    await expect(page.getByRole('button', { name: t.start, exact: true })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`the menu opens at the first press, and the focus returns to its button (${language})`, async ({ page }) => {
      await page.goto(address('rules'));
      const button = page.getByRole('button', { name: menuName[language] });
      await button.tap();
      const menu = page.getByRole('dialog', { name: menuName[language] });
      await expect(menu.getByRole('navigation')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    });
  });
}
