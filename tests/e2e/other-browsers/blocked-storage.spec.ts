import { publicAddress } from '@regelwerk/contract/public-pages';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from '../fixtures.ts';
import { createAccount, fillSignIn } from '../people.ts';
import { words } from '../words.ts';
import { chooseByValue } from './choose-by-value.ts';

const own = {
  en: { note: /blocks stored data for this site\. You can sign in, but only until/ },
  de: { note: /blockiert gespeicherte Daten dieser Website\. Du kannst dich anmelden, aber nur, bis/ },
} as const;

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...own[language] };

  test(`a browser that stores nothing can generate, read and sign in, and is told how long that lasts (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const email = await createAccount(page, language);
    // as Chrome does when a person blocks all site data
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked });
    });
    await page.goto(publicAddress('home', language));
    await page.locator('main form button').click();
    await chooseByValue(page);
    await page.locator('main form input[type=checkbox]').check();
    await page.locator('.step-bar button[type=submit]').click();
    await expect(page).toHaveURL('/preview');
    await expect(page.getByRole('main')).toContainText('•••');

    await page.goto(publicAddress('documentation', language));
    await page.getByRole('tab', { name: t.docsTabs[1] ?? '' }).click();
    await expect(page.getByRole('tab', { name: t.docsTabs[1] ?? '' })).toHaveAttribute('aria-selected', 'true');

    for (const heading of [t.signUp, t.signIn]) {
      await page.getByRole('banner').getByRole('link', { name: t.signIn }).click();
      if (heading === t.signUp) await page.getByRole('main').getByRole('link', { name: t.signUp }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(t.note)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await fillSignIn(page, language, email);
    await expect(page).toHaveURL('/user/dashboard');
    await expect(page.getByText(email).first()).toBeVisible();
    // the keys of this page cannot be read
    await page.goto('about:blank');
  });
}
