import { type PublicPageName, publicAddress, publicPageNames } from '@regelwerk/contract/public-pages';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { expectApp, setAppStart } from './app-start.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { signIn } from './people.ts';
import { appCode, pageHeadings } from './public-page-words.ts';
import { stopTime } from './stop-time.ts';
import { words } from './words.ts';

const languageLabel = /^(Language|Sprache)$/;
const own = {
  en: { toDark: 'Switch to dark colors', menu: 'Menu' },
  de: { toDark: 'Zu dunklen Farben wechseln', menu: 'Menü' },
} as const;

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
  const t = { ...words[language], ...own[language] };
  const other = language === 'de' ? 'en' : 'de';
  const address = (name: PublicPageName) => publicAddress(name, language);

  test(`the title of a page stays when the app takes over (${language})`, async ({ page }) => {
    await setAppStart(page, 'by itself');
    for (const name of publicPageNames) {
      const html = await (await page.request.get(address(name))).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      await page.goto(address(name));
      await expectApp(page);
      await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
    }
  });

  test(`a press before the app has loaded opens the wizard (${language})`, async ({ page }) => {
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('home'), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language].home })).toBeVisible();
    await expect(page.getByLabel(languageLabel)).toBeDisabled();
    await page.getByRole('button', { name: t.try }).click();
    letThrough();
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeVisible();
  });

  test(`the focus stays in place when the app takes over (${language})`, async ({ page }) => {
    await setAppStart(page, 'by itself');
    const letThrough = await holdBack(page, appCode);
    await page.goto(address('privacy'), { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: t.legal[2] ?? '', exact: true });
    await link.focus();
    letThrough();
    await expectApp(page);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('terms'));
  });

  test(`a visitor reads pages, changes the colors and follows links without the app (${language})`, async ({
    page,
  }) => {
    const requested: string[] = [];
    await setAppStart(page, 'when wanted');
    await stopTime(page);
    page.on('request', (request) => {
      if (appCode.test(request.url())) requested.push(new URL(request.url()).pathname);
    });
    await page.goto(address('home'));
    const [entry, ...rest] = await page.evaluate(
      () => document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [],
    );
    await page.getByRole('button', { name: t.toDark }).click();
    // the press is painted first
    await page.clock.runFor(100);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t.legal[2] ?? '', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[language].terms })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: t.toDark })).toHaveCount(0);
    await expect(page.getByLabel(languageLabel)).toBeEnabled();
    expect(new Set(requested)).toEqual(new Set([entry]));
    // what the next press would need is loaded while nothing happens, and does not run
    await page.clock.runFor(6_000);
    await expect.poll(() => rest.every((file) => requested.includes(file))).toBe(true);
    await expect(page.locator('[data-typed-turns]')).not.toHaveCount(0);
  });

  test(`another language comes in place, and the focus stays on its selector (${language})`, async ({ page }) => {
    await page.goto(address('home'));
    // a control that is still disabled takes no focus
    await expect(page.getByLabel(languageLabel)).toBeEnabled();
    await page.getByLabel(languageLabel).focus();
    await page.getByLabel(languageLabel).selectOption(other);
    await expect(page.getByRole('heading', { level: 1, name: pageHeadings[other].home })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByLabel(languageLabel)).toBeFocused();
    await expect(page.getByLabel(languageLabel)).toHaveValue(other);
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
    await expect(page.getByLabel(languageLabel)).toBeEnabled();
    await signIn(await context.newPage(), language);
    await expect(page.getByRole('button', { name: t.start, exact: true })).toBeVisible();
  });

  test.describe('where the app cannot be loaded', () => {
    test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

    test(`the other language has its address, and the page stays usable (${language})`, async ({ page }) => {
      await setAppStart(page, 'when wanted');
      await page.goto(address('home'));
      await expect(page.getByLabel(languageLabel)).toBeEnabled();
      await page.route(appCode, (route) => route.abort());
      await page.getByRole('button', { name: t.try }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-wants-start');
      await page.getByLabel(languageLabel).selectOption(other);
      await expect(page).toHaveURL(address('home') === '/' ? '/de/' : '/');
      await expect(page.getByRole('heading', { level: 1, name: pageHeadings[other].home })).toBeVisible();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`the menu opens at the first press, and the focus returns to its button (${language})`, async ({ page }) => {
      await page.goto(address('rules'));
      const button = page.getByRole('button', { name: t.menu });
      await button.tap();
      const menu = page.getByRole('dialog', { name: t.menu });
      await expect(menu.getByRole('navigation')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    });

    for (const pointer of ['mouse', 'finger'] as const)
      test(`a link under a held ${pointer} is followed after the app takes over, and nothing scrolls (${language})`, async ({
        page,
        context,
      }) => {
        await setAppStart(page, 'by itself');
        const letThrough = await holdBack(page, appCode);
        await page.goto(address('home'), { waitUntil: 'domcontentloaded' });
        const link = page.getByRole('main').locator(`a[href="${address('rules')}"]`);
        const { x, y } = await link.evaluate(async (element) => {
          element.scrollIntoView({ block: 'center' });
          // the font of the page moves its lines
          await document.fonts.ready;
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
        await expectApp(page);
        expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
        await (pointer === 'mouse' ? page.mouse.up() : touch('touchEnd'));
        await expect(page).toHaveURL(address('rules'));
      });
  });
}
