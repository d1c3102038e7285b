import type { Page } from '@playwright/test';
import { expect, expectAccessible, type Language, openIn, test } from './fixtures.ts';
import { linkInMailbox } from './link-in-mailbox.ts';
import { afterSignOut, asAdmin, createAccount, fillSignIn, openMenu, submit } from './people.ts';
import { totp } from './totp.ts';
import { turnOnFactor } from './turn-on-factor.ts';
import { factorWords } from './two-factor-words.ts';
import { words } from './words.ts';

const newPassword = 'a new horse 9';

// a refused code is an answer of the server, which the browser notes
test.use({ expectedMessages: /status of (401|422)/ });

for (const language of ['en', 'de'] as const satisfies readonly Language[]) {
  test(`an admin sets up two-factor authentication, signs in with it and turns it off (${language})`, async ({
    page,
  }) => {
    const t = { ...words[language], ...factorWords[language] };
    const email = await createAccount(page, language);
    await asAdmin(page.request, 'update-admin-status', { email, isAdmin: true });
    await openIn(page, language, '/signin');
    await fillSignIn(page, language, email);
    await expect(page).toHaveURL('/user/dashboard');

    await page.goto('/account');
    const panel = page.getByRole('region', { name: t.panel });
    await expect(panel.getByText(t.off)).toBeVisible();
    await panel.getByRole('button', { name: t.setUp }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: t.qr })).toBeVisible();
    await expectAccessible(page);
    const key = await dialog.locator('code').innerText();
    const field = dialog.getByLabel(t.code);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.fill('123');
    await dialog.getByRole('button', { name: t.turnOn }).click();
    await expect(dialog.getByText(t.format)).toBeVisible();
    await expect(field).toBeFocused();
    const right = totp(key);
    await field.fill(right === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: t.turnOn }).click();
    await expect(dialog.getByText(t.wrong)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await field.fill(totp(key));
    await field.press('Enter');
    await expect(dialog.getByText(t.codes)).toBeVisible();
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    // they are shown once: nothing but a button closes them
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.txt$/);
    await dialog.getByRole('button', { name: t.done }).click();
    await expect(panel.getByText(t.left)).toBeVisible();
    await expect(panel.getByRole('button').first()).toBeFocused();

    const signInAgain = async () => {
      await openMenu(page);
      await page.getByRole('menuitem', { name: t.signOut }).click();
      await expect(page).toHaveURL(afterSignOut);
      await page.goto('/signin');
      await fillSignIn(page, language, email);
      await expect(page.getByRole('heading', { name: t.step })).toBeVisible();
    };
    await signInAgain();
    await expectAccessible(page);
    // the administration leads to the same step
    await page.goto('/admin/setup');
    await expect(page).toHaveURL('/two-factor?next=%2Fadmin%2Fsetup');
    await page.getByLabel(t.code).fill(totp(key, 1));
    await page.getByRole('button', { name: t.go, exact: true }).click();
    await expect(page).toHaveURL('/admin/setup');
    const own = page.getByRole('listitem').filter({ hasText: email });
    await expect(own.getByText(t.on)).toBeVisible();

    await signInAgain();
    await page.getByRole('button', { name: t.useRecovery }).click();
    await expect(page.getByLabel(t.recovery)).toBeFocused();
    await page.getByLabel(t.recovery).fill('no such code');
    await page.getByRole('button', { name: t.go, exact: true }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByLabel(t.recovery)).toBeFocused();
    await page.getByLabel(t.recovery).fill(codes[0]?.toUpperCase() ?? '');
    await page.getByRole('button', { name: t.go, exact: true }).click();
    await expect(page).toHaveURL('/user/dashboard');

    await page.goto('/account');
    await panel.getByRole('button', { name: t.remove }).click();
    await dialog.getByRole('button', { name: t.useRecovery }).click();
    await dialog.getByLabel(t.recovery).fill(codes[1] ?? '');
    await dialog.getByRole('button', { name: t.remove }).click();
    await expect(panel.getByText(t.off)).toBeVisible();
    await expect(panel.getByRole('button', { name: t.setUp })).toBeFocused();
    const other = await createAccount(page, language);
    await asAdmin(page.request, 'update-admin-status', { email: other, isAdmin: true });
    await page.goto('/admin/setup');
    await expect(own).toBeVisible();
    const theirs = page.getByRole('listitem').filter({ hasText: other });
    await theirs.getByRole('button', { name: t.removeRights }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: t.confirmRemoval }).click();
    await expect(theirs).toBeHidden();
    await expect(own).toBeVisible();
  });

  test(`a forgotten password is reset with a mailed link and a code (${language})`, async ({ page }) => {
    const t = { ...words[language], ...factorWords[language] };
    const email = await createAccount(page, language);
    await asAdmin(page.request, 'update-admin-status', { email, isAdmin: true });
    const key = await turnOnFactor(page.request, email);
    await askForReset(page, language, email);
    await page.getByLabel(t.code).fill(totp(key, 1));
    await page.getByRole('button', { name: t.go, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.resetSuccess })).toBeVisible();
  });

  test(`the owner turns off what somebody else has set up with the password (${language})`, async ({ page }) => {
    const t = { ...words[language], ...factorWords[language] };
    const email = await createAccount(page, language);
    await asAdmin(page.request, 'update-admin-status', { email, isAdmin: true });
    await turnOnFactor(page.request, email);
    await askForReset(page, language, email);
    await expectAccessible(page);
    await page.getByRole('button', { name: t.notMe }).click();
    await expect(page.getByRole('heading', { name: t.resetSuccess })).toBeVisible();
    await page.goto('/signin');
    await fillSignIn(page, language, email, newPassword);
    await expect(page).toHaveURL('/user/dashboard');
  });
}

/** Chooses a new password with a mailed link, up to the question for the code. */
async function askForReset(page: Page, language: Language, email: string): Promise<void> {
  const t = { ...words[language], ...factorWords[language] };
  await openIn(page, language, '/forgot-password');
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await submit(page, t.sendLink);
  await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible();
  await page.goto(await linkInMailbox(page, email));
  await page.getByLabel(t.newPassword).fill(newPassword);
  await page.getByLabel(t.confirmPassword).fill(newPassword);
  await submit(page, t.savePassword);
  await expect(page.getByRole('heading', { name: t.step })).toBeVisible();
}
