import { interfaceLanguages } from '@regelwerk/contract/languages';
import { type PublicPageName, publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { appCode, pageHeadings } from './public-page-words.ts';
import { words } from './words.ts';

for (const language of interfaceLanguages) {
  const t = words[language];
  const address = (name: PublicPageName) => publicAddress(name, language);

  test(`the title of a page stays when the app takes over (${language})`, async ({ page }) => {
    for (const name of publicPageNames) {
      const html = await (await page.request.get(address(name))).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      await page.goto(address(name));
      await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
      await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
    }
  });

  test(`a press before the app has loaded opens the wizard (${language})`, async ({ page }) => {
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('home'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language].home })).toBeVisible();
    await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeDisabled();
    await page.getByRole('button', { name: t.try }).click();
    letThrough();
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeVisible();
  });

  test(`the focus stays in place when the app takes over (${language})`, async ({ page }) => {
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('privacy'), { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: t.legal[2] ?? '', exact: true });
    await link.focus();
    letThrough();
    await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('terms'));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    for (const pointer of ['mouse', 'finger'] as const)
      test(`a link under a held ${pointer} is followed after the app takes over, and nothing scrolls (${language})`, async ({
        page,
        context,
      }) => {
        const letThrough = await holdBack(page, appCode);
        await page.goto(address('home'), { waitUntil: 'domcontentloaded' });
        const link = page.getByRole('main').locator(`a[href="${address('rules')}"]`);
        const { x, y } = await link.evaluate((element) => {
          element.scrollIntoView({ block: 'center' });
          const box = element.getBoundingClientRect();
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        });
        const scrolled = await page.evaluate(() => window.scrollY);
        expect(scrolled).toBeGreaterThan(844);
        const devtools = await context.newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchEnd') =>
          devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
        await page.mouse.move(x, y);
        await (pointer === 'mouse' ? page.mouse.down() : touch('touchStart'));
        letThrough();
        await expect(page.getByLabel(/^(Language|Sprache)$/)).toBeEnabled();
        expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
        await (pointer === 'mouse' ? page.mouse.up() : touch('touchEnd'));
        await expect(page).toHaveURL(address('rules'));
      });
  });
}
