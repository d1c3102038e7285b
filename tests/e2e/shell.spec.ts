import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { choiceWords } from './choice-words.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFocusReturned,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { tabTo } from './keyboard.ts';
import { signIn } from './people.ts';
import { stopTime } from './stop-time.ts';
import { answer, choose, generate } from './wizard.ts';
import { words } from './words.ts';

const menuWords = {
  en: { menu: 'Menu', prices: 'Prices' },
  de: { menu: 'Menü', prices: 'Preise' },
} as const;
const documentation = { en: 'Documentation', de: 'Dokumentation' };
const walk = {
  model: 'Lovable',
  type: 'Fullstack',
  frameworks: ['React', 'Laravel'],
  behavior: 'Creative',
  format: 'Both',
} as const;

for (const language of ['en', 'de'] as Language[]) {
  const t = words[language];

  test(`axe finds nothing on any step of the wizard (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openIn(page, language);
    await expect(page.getByRole('button', { name: t.try })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const next = () => page.getByRole('button', { name: t.next, exact: true }).click();
    await page.getByRole('button', { name: t.try }).click();
    await choose(page, 'radio', modelLabel('Custom', language));
    await expectAccessibleInBothThemes(page);
    await choose(page, 'radio', 'Lovable');
    await next();
    await expectAccessibleInBothThemes(page);
    await choose(page, 'radio', 'Fullstack');
    await next();
    await expectAccessibleInBothThemes(page);
    await choose(page, 'checkbox', 'Laravel');
    await expectAccessibleInBothThemes(page);
    await next();
    await expectAccessibleInBothThemes(page);
    await next();
    await expectAccessibleInBothThemes(page);
    await generate(page, language);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: t.download }).click();
    await expect(page.getByText(t.downloadBlocked)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test(`every screen fits 320 px without sideways scroll (${language})`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openIn(page, language);
    await expect(page.getByRole('button', { name: t.try })).toBeVisible();
    await expectNoSidewaysScroll(page);
    // the language is in the header on every screen
    const other = language === 'en' ? 'de' : 'en';
    await page.getByRole('banner').getByRole('combobox').selectOption(other);
    await expect(page.getByRole('button', { name: words[other].try })).toBeVisible();
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await expect(page.getByRole('button', { name: t.try })).toBeVisible();
    // the menu by keyboard: pages and colors
    const menu = page.getByRole('button', { name: menuWords[language].menu });
    const sheet = page.getByRole('dialog', { name: menuWords[language].menu });
    await expect(menu).toBeEnabled();
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(64);
    }
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('link', { name: menuWords[language].prices })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectFocusReturned(page, menu);
    await page.keyboard.press('Enter');
    await sheet.getByRole('link', { name: menuWords[language].prices }).press('Enter');
    await expect(page).toHaveURL('/user/purchase-tokens');
    await expect(sheet).toHaveCount(0);
    await expectFocusReturned(page);
    await page.goBack();

    await answer(page, language, walk);
    await expectNoSidewaysScroll(page);
    for (const step of [0, 1, 2, 3]) {
      await page
        .getByRole('navigation')
        .filter({ has: page.locator('[aria-current=step]') })
        .getByRole('button')
        .nth(step)
        .click();
      await expectNoSidewaysScroll(page);
    }
    await page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current=step]') })
      .getByRole('button')
      .nth(4)
      .click();
    await generate(page, language);
    await expectNoSidewaysScroll(page);
    const targets = await page
      .locator(':is(header a, header button, header select, main button, footer a):visible')
      .all();
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });

  test(`the whole wizard works by keyboard alone (${language})`, async ({ page }) => {
    await openIn(page, language);
    await expect(page.getByRole('button', { name: t.try })).toBeEnabled();
    await page.getByRole('button', { name: t.try }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeVisible();
    await page.getByRole('radio', { name: /^ChatGPT/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Claude/ })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /^Frontend/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('checkbox', { name: 'React' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'React' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: new RegExp(`^${choiceWords[language].documented}`) })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: /^Markdown/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: t.generate })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: t.createNew })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test(`visitors see preview and account compared, signed-in people just start (${language})`, async ({ page }) => {
    await openIn(page, language);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2);
    for (const path of ['/signin', '/signup']) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    await signIn(page, language);
    await page.goto('/');
    await expect(page.getByRole('button', { name: t.start, exact: true })).toBeVisible();
    await expect(main.getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: t.start, exact: true }).click();
    await expect(page.getByRole('radio', { name: /^ChatGPT/ })).toBeVisible();
  });

  test(`the footer has the legal links and the year (${language})`, async ({ page }) => {
    await openIn(page, language);
    const footer = page.getByRole('contentinfo');
    for (const name of t.legal) await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(footer).toContainText(String(new Date().getFullYear()));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('the language is English until another is chosen, changes at once, keeps the wizard and is remembered', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: words.en.try }).click();
  await choose(page, 'radio', 'Gemini');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Für welches KI-Modell ist die Regel?');
  await expect(page.getByRole('radio', { name: /^Gemini/ })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: words.de.next, exact: true })).toBeVisible();
});

test('the tab has the title of the page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Behavior rules for AI models · Regelwerk');
  await answer(page, 'en', walk);
  await expect(page).toHaveTitle('Create a rule · Regelwerk');
  await generate(page, 'en');
  await expect(page).toHaveTitle('Your rule · Regelwerk');
  await page.getByRole('link', { name: 'Legal Notice' }).click();
  await expect(page).toHaveTitle('Legal Notice · Regelwerk');
  await page.getByRole('banner').getByRole('link', { name: documentation.en }).click();
  await expect(page).toHaveTitle('Documentation · Regelwerk');
});

test('notices are shown for four seconds, at most three at once', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await answer(page, 'en', walk);
  await generate(page, 'en');
  const download = page.getByRole('button', { name: words.en.download });
  for (let count = 0; count < 5; count += 1) await download.click();
  const shown = page.locator('[data-sonner-toast][data-visible=true]');
  await expect(shown).toHaveCount(3);
  const start = Date.now();
  await expect(shown).toHaveCount(0);
  expect(Date.now() - start).toBeGreaterThan(2000);
});

test('dark follows the system, and a choice is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // right from the first paint, before the app has loaded
  await expect(page.getByRole('button', { name: 'Switch to light colors' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Switch to dark colors' })).toHaveCount(0);
  letThrough();
  await page.getByRole('button', { name: 'Switch to light colors' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('texts of the translations table replace the built-in ones, and HTML in them stays text', async ({ page }) => {
  await page.route('**/rest/v1/translations**', (route) =>
    route.fulfill({
      json: [
        { key: 'landing.lead', language: 'en', value: 'From the <b>table</b>' },
        { key: 'landing.lead', language: 'xx', value: 'lost' },
        { key: 'unknown.key', language: 'en', value: 'unused' },
      ],
    }),
  );
  await page.goto('/');
  await expect(page.getByText('From the <b>table</b>')).toBeVisible();
  await expect(page.getByRole('button', { name: words.en.try })).toBeVisible();
});

test.describe('without the translations table', () => {
  test.use({ expectedMessages: /Failed to load resource|translations could not be loaded/ });

  test('the built-in texts are used', async ({ page }) => {
    await page.route('**/rest/v1/translations**', (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'boom' } }),
    );
    await openIn(page, 'de');
    await expect(page.getByRole('button', { name: words.de.try })).toBeVisible();
  });
});

test('header and tagline are typed letter by letter and announced once and whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopTime(page);
  await page.goto('/');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByLabel('Language')).toBeEnabled({ timeout: 100 });
  }).toPass();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAccessibleName('Welcome to Regelwerk');
  const letters = heading.locator('.typed-letter');
  const delays = await letters.evaluateAll((all) => all.map((letter) => getComputedStyle(letter).animationDelay));
  expect(delays).toEqual(delays.map((_, at) => `${Number((at * 0.08).toFixed(2))}s`));
  await expect(letters.last()).toBeVisible();
  // a text that is typed is one text, until it is typed again
  await page.clock.runFor(80 * 20);
  await expect(letters).toHaveCount(0);
  await page.clock.runFor(20_000 - 80 * 20);
  await expect(letters).toHaveCount(delays.length);
  const tagline = page.getByRole('banner').locator('.sr-only', { hasText: 'Say it once, not in every chat.' });
  await expect(tagline).toHaveCount(1);
});

test('with reduced motion the texts are shown at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'commit' });
  const last = page.getByRole('heading', { level: 1 }).locator('.typed-letter').last();
  await expect(last).toHaveCSS('visibility', 'visible');
  // what waits for animations must not wait for letters that nobody sees move
  await expect(last).toHaveCSS('animation-name', 'none');
});
