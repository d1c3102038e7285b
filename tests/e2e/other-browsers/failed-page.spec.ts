import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from '../fixtures.ts';
import { signIn } from '../people.ts';
import { words } from '../words.ts';

const own = {
  en: {
    title: 'This page cannot be shown',
    reference: /Reference:\s*[\w-]+:\d+:\d+/,
    again: 'Try again',
    home: 'Home',
  },
  de: {
    title: 'Diese Seite lässt sich nicht anzeigen',
    reference: /Referenz:\s*[\w-]+:\d+:\d+/,
    again: 'Noch einmal versuchen',
    home: 'Startseite',
  },
} as const;

// the errors are planted
test.use({ expectedMessages: /Invalid time value|planted/ });

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...own[language] };

  /** Fails unless the page says in its language that it failed, and leads on. */
  async function expectFailedPage(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByText(t.reference)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(t.title));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t.home })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  }

  test(`a page whose code fails says so in its frame, and can be tried again (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, language);
    await page.route('**/rest/v1/token_transactions*', (route) =>
      route.fulfill({ json: [{ id: '1', amount: 1, transaction_type: 'use', description: '', created_at: 'never' }] }),
    );
    await page.goto('/user/dashboard');
    await expectFailedPage(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: t.again }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.dashboard })).toBeVisible();
  });

  test(`an app whose texts fail says so all the same (${language})`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Intl, {
        PluralRules: class {
          constructor() {
            throw new Error('planted');
          }
        },
      });
    });
    await openIn(page, language, '/signin');
    await expectFailedPage(page);
  });
}
