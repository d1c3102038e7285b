import { buyByName, openAccount } from './buyer.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { fillSignIn, newEmail, signIn } from './people.ts';
import { plainAnswers } from './plain-answers.ts';
import { answer, generate } from './wizard.ts';
import { words } from './words.ts';

const said = {
  en: {
    open: 'What is open',
    trial: /^Your free trial ends on .+; then your plan begins\./,
    compared: 'What a rule costs',
    outdated: '1 saved rule was made with older knowledge.',
    madeWithOlder: 'Made with older knowledge.',
    whatChanges: 'See what would change',
    notLoaded: 'Could not load what would change.',
    nothing: 'Nothing would change: a rule made today would say the same.',
    recentRules: 'Recent rules',
    retry: 'Try again',
  },
  de: {
    open: 'Was offen ist',
    trial: /^Dein kostenloser Testzeitraum endet am .+; danach beginnt dein Tarif\./,
    compared: 'Was eine Regel kostet',
    outdated: '1 gespeicherte Regel hat einen älteren Wissensstand.',
    madeWithOlder: 'Mit einem älteren Wissensstand erzeugt.',
    whatChanges: 'Ansehen, was sich ändern würde',
    notLoaded: 'Was sich ändern würde, ließ sich nicht laden.',
    nothing: 'Nichts würde sich ändern: Eine Regel von heute würde dasselbe sagen.',
    recentRules: 'Letzte Regeln',
    retry: 'Noch einmal versuchen',
  },
} as const;

// a rule that cannot be loaded
test.use({ expectedMessages: /ERR_FAILED/ });

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

  test(`a rule made with older knowledge is named on the dashboard, and says what a refresh would change (${language})`, async ({
    page,
  }) => {
    await signIn(page, language);
    await page.goto('/');
    await answer(page, language, plainAnswers);
    await generate(page, language);
    await page.getByRole('button', { name: t.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // as if the knowledge had grown since
    await page.route(/generated_rules\?select=id&knowledge_version/, (route) =>
      route.fulfill({ headers: { 'content-range': '0-0/1', 'access-control-expose-headers': 'content-range' } }),
    );
    await page.route(/user_configurations\?select=id%2C/, async (route) => {
      const answered = await route.fetch();
      const rows: object[] = await answered.json();
      const older = rows.map((row) => ({
        ...row,
        generated_rules: { knowledge_version: '2026.01.31', project_stale: null },
      }));
      await route.fulfill({ response: answered, json: older });
    });
    await page.goto('/user/dashboard');
    const matters = page.getByRole('list', { name: t.open });
    await expect(matters.getByText(t.outdated)).toBeVisible();
    // the rules come before the ledger
    const rules = await page.getByRole('region', { name: t.recentRules }).boundingBox();
    const ledger = await page.getByRole('table').boundingBox();
    expect((rules?.y ?? 0) + (rules?.height ?? 0)).toBeLessThan(ledger?.y ?? 0);
    await expectAccessibleInBothThemes(page);
    await matters.getByRole('link').click();
    await expect(page).toHaveURL('/user/saved-rules?sort=oldest');
    const card = page.getByRole('article');
    await expect(card.getByText(t.madeWithOlder)).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessibleInBothThemes(page);
    await page.route('**/functions/v1/refresh-rule', (route) => route.abort());
    await card.getByRole('button', { name: t.whatChanges }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t.notLoaded)).toBeVisible();
    await page.unroute('**/functions/v1/refresh-rule');
    await dialog.getByRole('button', { name: t.retry }).click();
    await expect(dialog.getByText(t.nothing)).toBeVisible();
    // there is nothing to pay for
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
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
