import { expect, type Language, openIn, test } from '../fixtures.ts';
import { paymentWords } from '../payment-words.ts';
import { adminEmail, newEmail, password } from '../people.ts';
import { words } from '../words.ts';
import { chooseByValue } from './choose-by-value.ts';
import { expectTranslated, translate } from './translate.ts';

const own = {
  en: { forgot: 'Reset your password', consent: 'Consent required', otherLanguage: 'de', inOther: 'Anmelden' },
  de: {
    forgot: 'Passwort zurücksetzen',
    consent: 'Zustimmung erforderlich',
    otherLanguage: 'en',
    inOther: 'Sign In',
  },
} as const;

test.use({ expectedMessages: /status of 4\d\d/ });

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...words[language], ...paymentWords[language], ...own[language] };

  test(`a page that the browser translates keeps working, from sign-up to rule, order and sign-in (${language})`, async ({
    page,
  }) => {
    await translate(page);
    const email = newEmail();
    const submit = page.locator('main form button[type=submit]');
    const fillIn = async (texts: readonly string[]) => {
      for (const [index, text] of texts.entries()) await page.locator('main form input').nth(index).fill(text);
    };

    // faults come and go beside their fields
    await openIn(page, language, '/signup');
    await expectTranslated(page, t.signUp);
    await submit.click();
    await expect(page.getByText(t.emailRequired)).toBeVisible();
    await fillIn(['Ada Lovelace', email, password, password]);
    await expect(page.getByText(t.emailRequired)).toHaveCount(0);
    await submit.click();
    await expect(page).toHaveURL('/user/welcome');
    await expectTranslated(page, /Ada Lovelace/);

    // the wizard, back and forth
    await page.goto('/');
    await page.locator('main form button').click();
    await expectTranslated(page, /./);
    await chooseByValue(page);
    const back = page.locator('.step-bar button:not([type=submit])');
    await back.click();
    await expect(page.locator('input[value=Strict]')).toBeChecked();
    await page.locator('.step-bar button[type=submit]').click();
    await expect(page.locator('input[value=Markdown]')).toBeChecked();
    await expectTranslated(page, /./);
    await expect(page.getByText(t.consent)).toBeVisible();
    await page.locator('main form input[type=checkbox]').check();
    await expect(page.getByText(t.consent)).toHaveCount(0);
    await page.locator('.step-bar button[type=submit]').click();
    await expect(page).toHaveURL(/\/rule\//);
    await expectTranslated(page, /React/);
    // a rule keeps its words, its buttons do not
    await expect(page.getByRole('region', { name: /./ }).locator('[translate=no] font')).toHaveCount(0);
    const copyButton = page.getByRole('button', { name: t.copy }).first();
    await expect(copyButton).toHaveText(`‹${t.copy}›`);
    await page.getByRole('button', { name: t.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.ruleSaved)).toBeVisible();

    // an order with a code that is refused
    await page.goto('/user/purchase-tokens');
    await expectTranslated(page, /./);
    await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
    const order = page.getByRole('dialog');
    await expect(order.getByRole('heading', { level: 2 })).toHaveText(`‹${t.yourOrder}›`);
    await order.getByLabel(t.code).fill('NOSUCHCODE');
    await order.getByRole('button', { name: t.apply }).click();
    await expect(order.getByText(t.codeRefused)).toBeVisible();
    await order.getByLabel(t.code).fill('');
    await order.getByRole('button', { name: t.apply }).click();
    await expect(order.getByText(t.codeRefused)).toHaveCount(0);
    await expect(order.getByRole('checkbox')).toHaveCount(2);
    for (const declaration of await order.getByRole('checkbox').all()) await declaration.check();
    await order.getByRole('button', { name: t.order }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);

    // sign-out, a wrong password, and the way back in: what a button says changes while it waits
    await page.goto('/account');
    await expectTranslated(page, t.account);
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: t.signOut }).click();
    await expect(page.getByText(t.signedOut).first()).toBeVisible();
    await page.goto('/forgot-password');
    await expectTranslated(page, t.forgot);
    await fillIn([email]);
    await submit.click();
    await expectTranslated(page, t.checkMail);
    await page.goto('/signin');
    await fillIn([email, 'no such password']);
    await submit.click();
    await expect(page.getByText(t.wrongPassword).first()).toBeVisible();
    await expect(submit).toHaveText(`‹${t.signIn}›`);
    await page.getByRole('combobox').selectOption(t.otherLanguage);
    await expect(submit).toHaveText(`‹${t.inOther}›`);
    await expectTranslated(page, t.inOther);
    await page.getByRole('combobox').selectOption(language);
    await fillIn([email, password]);
    await submit.click();
    await expect(page).toHaveURL('/user/dashboard');
    await expectTranslated(page, t.dashboard);
  });

  test(`the administration keeps working while the browser translates it (${language})`, { tag: '@long' }, async ({
    page,
  }) => {
    await translate(page);
    await openIn(page, language, '/signin');
    await page.locator('main form input').nth(0).fill(adminEmail);
    await page.locator('main form input').nth(1).fill(password);
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL('/user/dashboard');
    for (const path of ['billing', 'orders', 'overview', 'notices', 'reviews', 'content', 'log', 'health', 'setup']) {
      await page.goto(`/admin/${path}`);
      await expectTranslated(page, /./);
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      // tabs and lists come and go
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      }
      await page
        .getByRole('combobox')
        .first()
        .selectOption({ index: language === 'en' ? 1 : 0 });
      await expectTranslated(page, /./);
      await page.getByRole('combobox').first().selectOption(language);
    }
  });
}
