import { expect, type Language, openIn, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { afterSignOut, createAccount, fillSignIn, openMenu } from './people.ts';
import { words } from './words.ts';

test('a page that the browser kept during a sign-out is reloaded on the way back', async ({ page }) => {
  const email = await createAccount(page, 'en');
  await openIn(page, 'en', '/signin');
  await fillSignIn(page, 'en', email);
  await openMenu(page);
  await page.evaluate(() =>
    window.addEventListener('beforeunload', () =>
      setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    ),
  );
  await holdBack(page, afterSignOut);
  await page.getByRole('menuitem', { name: words.en.signOut }).click();
  await expect(page).toHaveURL('/signin?next=%2Fuser%2Fdashboard');
});

for (const language of ['en', 'de'] as Language[]) {
  const t = words[language];

  test.describe('without a network', () => {
    test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/ });

    test(`signing out reports the failure, and this device forgets the person anyway (${language})`, async ({
      page,
      context,
    }) => {
      const email = await createAccount(page, language);
      await openIn(page, language, '/signin');
      const letTransactions = await holdBack(page, /token_transactions\?/);
      await fillSignIn(page, language, email);
      await expect(page).toHaveURL('/user/dashboard');
      const second = await context.newPage();
      await openIn(second, language);
      await expect(second.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible();

      await openMenu(page);
      await page.route('**/auth/v1/logout**', (route) => route.abort('internetdisconnected'));
      await page.getByRole('menuitem', { name: t.signOut }).click();
      await expect(page.getByText(t.signOutFailedText).first()).toBeVisible();
      // an answer that arrives now must not trigger a request without a session
      letTransactions();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(t.signOutFailed).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: t.signIn })).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual([]);
      await expect(second.getByRole('banner').getByRole('link', { name: t.signIn })).toBeVisible();
      await second.close();
    });
  });

  test(`two tabs stay in step (${language})`, async ({ page, context }) => {
    const email = await createAccount(page, language);
    await openIn(page, language, '/signin');
    const second = await context.newPage();
    await openIn(second, language);
    await expect(second.getByRole('banner').getByRole('link', { name: t.signIn })).toBeVisible();
    await fillSignIn(page, language, email);
    await expect(page).toHaveURL('/user/dashboard');
    await expect(second.getByRole('button', { name: /Ada Lovelace/ })).toBeVisible();
    await second.goto('/user/dashboard');
    await expect(second.getByRole('region', { name: t.balance })).toBeVisible();
    await openMenu(page);
    await page.getByRole('menuitem', { name: t.signOut }).click();
    await expect(second).toHaveURL(/\/signin/);
    await expect(second.getByRole('banner').getByRole('link', { name: t.signUp })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(t.signedOut, { exact: true })).toBeVisible();
    await second.close();
  });
}
