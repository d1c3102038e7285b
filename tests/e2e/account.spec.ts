import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, type Language, openIn, test } from './fixtures.ts';
import { newEmail, password, signIn } from './people.ts';
import { words } from './words.ts';

async function openAccount(page: Page, language: Language): Promise<string> {
  const email = await signIn(page, language);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: words[language].account })).toBeVisible();
  return email;
}

for (const language of ['en', 'de'] as const) {
  const t = words[language];

  test(`name, address, devices and data of one’s account (${language})`, async ({ page }) => {
    await openAccount(page, language);
    await expect(page.getByText(t.thisDevice)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t.name, { exact: true }).fill('Augusta King');
    await page.getByRole('button', { name: t.saveName }).click();
    await expect(page.getByText(t.nameSaved)).toBeVisible();
    await expect(page.getByRole('banner').getByText('Augusta King')).toBeVisible();
    await page.getByRole('textbox', { name: /^(Email address|E-Mail-Adresse)$/ }).fill(newEmail());
    await page.getByRole('button', { name: t.changeEmail }).click();
    await expect(page.getByText(t.emailSent)).toBeVisible();
    const zip = page.waitForEvent('download');
    await page.getByRole('button', { name: t.exportData }).click();
    expect((await zip).suggestedFilename()).toBe('regelwerk-data.zip');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });

  test.describe('with wrong passwords', () => {
    test.use({ expectedMessages: /403/ });

    test(`a new password needs the current one (${language})`, async ({ page }) => {
      await openAccount(page, language);
      const change = async (current: string, next: string) => {
        await page.getByLabel(t.currentPassword).fill(current);
        await page.getByLabel(t.newPassword, { exact: true }).fill(next);
        await page.getByLabel(t.confirmPassword).fill(next);
        await page.getByRole('button', { name: t.changePassword }).click();
      };
      await change('not this one', 'another horse 8');
      await expect(page.getByText(t.passwordWrong)).toBeVisible();
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
      await expectAccessible(page);
      await dialog.getByLabel(t.currentPassword).fill(password);
      await dialog.getByRole('button', { name: t.deleteForGood }).click();
      await expect(page.getByText(t.accountDeleted, { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: t.signUp })).toBeVisible();
    });
  });

  test(`the documentation keeps its section in the address and hands out templates (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openIn(page, language, '/documentation');
    for (const [index, tab] of t.docsTabs.entries()) {
      await page.getByRole('tab', { name: tab }).click();
      if (index === 2) {
        await expect(page.getByRole('button', { name: t.copyTemplate })).toHaveCount(6);
        await page.getByRole('button', { name: t.copyTemplate }).first().click();
        await expect(page.getByText(t.copied)).toBeVisible();
        expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(100);
      }
      if (index === 3) await expect(page.getByRole('region', { name: 'Cursor' })).toContainText('.cursor/rules');
    }
    await expect(page).toHaveURL(/#trouble$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: t.docsTabs[4] ?? '' })).toHaveAttribute('aria-selected', 'true');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });

  test.describe('without the list of tools', () => {
    test.use({ expectedMessages: /500/ });

    test(`the documentation says so and offers to try again (${language})`, async ({ page }) => {
      let isBroken = true;
      await page.route('**/targets.json*', (route) => (isBroken ? route.fulfill({ status: 500 }) : route.continue()));
      await openIn(page, language, '/documentation#models');
      await expect(page.getByText(t.targetsFailed)).toBeVisible({ timeout: 20_000 });
      isBroken = false;
      await page.getByRole('button', { name: /^(Try again|Noch einmal versuchen)$/ }).click();
      await expect(page.getByRole('region', { name: 'Cursor' })).toBeVisible();
    });
  });
}
