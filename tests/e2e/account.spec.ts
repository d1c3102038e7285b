import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, test } from './fixtures.ts';
import { fillSignIn, newEmail, password, signIn } from './people.ts';
import { shownInFrames } from './shown-in-frames.ts';
import { words } from './words.ts';

async function openAccount(page: Page, language: Language): Promise<string> {
  const email = await signIn(page, language);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: words[language].account })).toBeVisible();
  return email;
}

for (const language of ['en', 'de'] as const) {
  const t = words[language];

  test(`name, address, devices and data of the account (${language})`, async ({ page }) => {
    await openAccount(page, language);
    await expect(page.getByText(t.thisDevice)).toBeVisible();
    await expect(page.getByText(language === 'en' ? 'Chrome on Linux' : 'Chrome unter Linux').first()).toBeVisible();
    await expect(page.getByText('AppleWebKit')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel(t.name, { exact: true }).fill('Augusta King');
    // a busy button refuses presses, also by Enter in its form, and keeps the focus
    const save = page.getByRole('button', { name: t.saveName });
    const answered = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(/\/auth\/v1\/user/, async (route) => {
      requests += 1;
      await answered.promise;
      return route.continue();
    });
    await save.press('Enter');
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel(t.name, { exact: true }).press('Enter');
    await save.focus();
    answered.resolve();
    await expect(page.getByText(t.nameSaved)).toBeVisible();
    await expect(save).toBeFocused();
    expect(requests).toBe(1);
    await page.unroute(/\/auth\/v1\/user/);
    await expect(page.getByRole('banner').getByText('Augusta King')).toBeVisible();
    await page.getByRole('textbox', { name: /^(Email address|E-Mail-Adresse)$/ }).fill(newEmail());
    await page
      .getByRole('region', { name: /^(Email address|E-Mail-Adresse)$/ })
      .getByLabel(t.currentPassword)
      .fill(password);
    await page.getByRole('button', { name: t.changeEmail }).click();
    await expect(page.getByText(t.emailSent)).toBeVisible();
    const zip = page.waitForEvent('download');
    await page.getByRole('button', { name: t.exportData }).click();
    expect((await zip).suggestedFilename()).toBe('regelwerk-data.zip');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });

  test(`the account’s language applies to its mails, and to devices without a choice (${language})`, {
    tag: '@long',
  }, async ({ page, browser }) => {
    const email = await openAccount(page, language);
    const other = language === 'en' ? 'de' : 'en';
    const choice = page.getByRole('region', { name: t.accountLanguage }).getByRole('combobox');
    await expect(choice).toHaveValue(language);
    expect(await shownInFrames(choice, () => choice.selectOption(other))).toEqual([other, other, other]);
    await expect(page.getByText(words[other].languageSaved)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: words[other].account })).toBeVisible();
    const context = await browser.newContext();
    const device = await context.newPage();
    await device.goto('/signin');
    await fillSignIn(device, 'en', email);
    await expect(device).toHaveURL('/user/dashboard');
    await expect(device.locator('html')).toHaveAttribute('lang', other);
    await device.reload();
    await expect(device.locator('html')).toHaveAttribute('lang', other);
    await context.close();
  });

  test(`data kept after a deletion is listed with its last day (${language})`, { tag: '@long' }, async ({ page }) => {
    await openAccount(page, language);
    await page.goto('/account');
    await page.getByRole('button', { name: t.deleteAccount }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText({ en: /until \d+ \w+ 20\d\d$/, de: /bis \d+\. \w+ 20\d\d$/ }[language]),
    ).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });

  test.describe('with wrong passwords', () => {
    test.use({ expectedMessages: /40[03]/ });

    test(`a new password needs the current one (${language})`, { tag: '@long' }, async ({ page }) => {
      await openAccount(page, language);
      const change = async (current: string, next: string) => {
        await page.getByRole('region', { name: t.password }).getByLabel(t.currentPassword).fill(current);
        await page.getByLabel(t.newPassword, { exact: true }).fill(next);
        await page.getByLabel(t.confirmPassword).fill(next);
        await page.getByRole('button', { name: t.changePassword }).click();
      };
      await change('not this one', 'another horse 8');
      const field = page.getByRole('region', { name: t.password }).getByLabel(t.currentPassword);
      await expect(field).toHaveAccessibleDescription(t.passwordWrong);
      await expect(field).toBeFocused();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await change(password, 'another horse 8');
      await expect(page.getByText(t.passwordChanged, { exact: true })).toBeVisible();
    });

    test(`an account is deleted in two steps, with its password (${language})`, async ({ page }) => {
      await openAccount(page, language);
      await page.getByRole('button', { name: t.deleteAccount }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.currentPassword).fill('not this one');
      await dialog.getByRole('button', { name: t.deleteForGood }).click();
      await expect(dialog.getByText(t.passwordWrong)).toBeVisible();
      const mailbox =
        language === 'en'
          ? /^A checksum of your email address.*20\d\d$/
          : /^Eine Prüfsumme deiner E-Mail-Adresse.*20\d\d$/;
      await expect(dialog.getByText(mailbox)).toBeVisible();
      await expectAccessible(page);
      await page.evaluate(() => {
        for (const area of [localStorage, sessionStorage])
          for (const key of ['project', 'waitingRule']) area.setItem(key, 'own work');
      });
      await dialog.getByLabel(t.currentPassword).fill(password);
      await dialog.getByRole('button', { name: t.deleteForGood }).click();
      await expect(page.getByText(t.accountDeleted, { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/');
      const kept = await page.evaluate(() => [localStorage, sessionStorage].flatMap((area) => Object.values(area)));
      expect(kept).not.toContain('own work');
      await expect(page.getByRole('banner').getByRole('link', { name: t.signUp })).toBeVisible();
    });
  });
}
