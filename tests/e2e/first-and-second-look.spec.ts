import { publicAddress } from '@regelwerk/contract/public-pages';
import { expect, expectNoSidewaysScroll, type Language, openIn, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { signIn } from './people.ts';
import { plainAnswers } from './plain-answers.ts';
import { appCode } from './public-page-words.ts';
import { answer, generate } from './wizard.ts';
import { words } from './words.ts';

const own = {
  en: {
    toLight: 'Switch to light colors',
    toDark: 'Switch to dark colors',
    tagline: 'Five answers. One rule for your model.',
    low: 'Running low on tokens!',
  },
  de: {
    toLight: 'Zu hellen Farben wechseln',
    toDark: 'Zu dunklen Farben wechseln',
    tagline: 'Fünf Antworten. Eine Regel für dein Modell.',
    low: 'Deine Tokens werden knapp.',
  },
} as const;

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...own[language] };

  test(`the first paint has the switch of the system’s theme, and the tagline a place at any width (${language})`, async ({
    page,
  }) => {
    await holdBack(page, appCode);
    for (const [scheme, offered, hidden] of [
      ['dark', t.toLight, t.toDark],
      ['light', t.toDark, t.toLight],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(publicAddress('home', language), { waitUntil: 'commit' });
      const header = page.getByRole('banner');
      await expect(header.getByTitle(offered)).toBeVisible();
      await expect(header.getByTitle(hidden)).toBeHidden();
    }
    // a system that becomes dark in the evening takes the open page along
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByRole('banner').getByTitle(t.toLight)).toBeVisible();
    // the tagline moves to the footer where the header has no room for it
    for (const [width, place] of [
      [1280, 'banner'],
      [1024, 'contentinfo'],
      [390, 'contentinfo'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('paragraph').filter({ hasText: t.tagline, visible: true })).toHaveCount(1);
      await expect(page.getByRole(place).getByText(t.tagline, { exact: true }).first()).toBeVisible();
    }
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    test(`low tokens are mentioned after a first rule, and a declaration is filled in, at ${width} px (${language})`, {
      tag: width > 640 ? ['@long'] : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const email = await signIn(page, language);
      await page.goto('/user/dashboard');
      const balance = page.getByRole('main').getByText(/^3 Tokens$/i);
      await expect(balance).toBeVisible();
      await expect(page.getByText(t.low)).toHaveCount(0);
      await openIn(page, language);
      await answer(page, language, plainAnswers);
      await generate(page, language);
      await page.goto('/user/dashboard');
      await expect(page.getByText(t.low)).toBeVisible();
      await expectNoSidewaysScroll(page);

      await page.goto(`/vertrag-widerrufen?lang=${language}`);
      await expect(page.locator('#name')).toHaveValue('Ada Lovelace');
      await expect(page.locator('#email')).toHaveValue(email);
      await expect(page.locator('#own-details')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
}
