import { buyByName, openAccount } from './buyer.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { fillSignIn, newEmail } from './people.ts';
import { words } from './words.ts';

const said = {
  en: {
    open: 'What is open',
    trial: /^Your free trial ends on .+; then your plan begins\./,
    compared: 'What a rule costs',
  },
  de: {
    open: 'Was offen ist',
    trial: /^Dein kostenloser Testzeitraum endet am .+; danach beginnt dein Tarif\./,
    compared: 'Was eine Regel kostet',
  },
} as const;

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...said[language] };

  test(`the dashboard says that a plan runs and leads to it, and nothing before (${language})`, async ({
    page,
    request,
  }) => {
    const email = newEmail();
    const call = await openAccount(request, { email, language });
    await openIn(page, language, '/signin');
    await fillSignIn(page, language, email);
    await expect(page).toHaveURL('/user/dashboard');
    await expect(page.getByRole('region', { name: t.yourRules })).toBeVisible();
    const matters = page.getByRole('list', { name: t.open });
    await expect(matters).toHaveCount(0);

    await buyByName(request, call, { name: 'Starter', language });
    await page.reload();
    await expect(matters.getByText(t.trial)).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessibleInBothThemes(page);
    await matters.getByRole('link').click();
    await expect(page).toHaveURL('/billing#subscription');
  });

  test(`packages and plans are compared once, with trial, notice and the price of a rule (${language})`, async ({
    page,
  }) => {
    await openIn(page, language, '/billing');
    await page.getByRole('main').locator('a[href="/user/purchase-tokens"]').click();
    const table = page.getByRole('table', { name: t.compared });
    const starter = table.getByRole('row').filter({ hasText: 'Starter' });
    await expect(starter).toContainText(
      language === 'en'
        ? '7 days free with 3 tokens · Cancel monthly'
        : '7 Tage kostenlos mit 3 Tokens · Monatlich kündbar',
    );
    await expect(starter).toContainText(/0[.,]25/);
    await expect(table.getByRole('row').filter({ hasText: 'Studio' })).toContainText(/0[.,]242/);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessibleInBothThemes(page);
  });
}
