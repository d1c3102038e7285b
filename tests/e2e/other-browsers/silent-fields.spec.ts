import type { Page } from '@playwright/test';
import { expect, type Language, openIn, test } from '../fixtures.ts';
import { createAccount, password } from '../people.ts';
import { words } from '../words.ts';

/** Fills the fields of a form as some password managers do: without an event. */
async function fillSilently(page: Page, form: string, texts: readonly string[]): Promise<void> {
  await page.locator(form).evaluate((element, values) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const fields = [...element.querySelectorAll('input')];
    for (const [index, value] of values.entries()) set?.call(fields[index], value);
  }, texts);
}

for (const language of ['en', 'de'] as Language[]) {
  const t = words[language];

  test(`forms send what a password manager filled in without an event (${language})`, async ({ page }) => {
    const email = await createAccount(page, language);
    await openIn(page, language, '/signin');
    await expect(page.getByRole('heading', { level: 1, name: t.signIn })).toBeVisible();
    await fillSilently(page, 'main form', [email, password]);
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL('/user/dashboard');

    // a form whose fields are React's own
    await page.goto('/account');
    const renamed = page.locator('form').filter({ has: page.getByRole('button', { name: t.saveName }) });
    await renamed.evaluate((form) => form.setAttribute('id', 'renamed'));
    await fillSilently(page, '#renamed', ['Grace Hopper']);
    await page.getByRole('button', { name: t.saveName }).click();
    await expect(page.getByRole('button', { name: /Grace Hopper/ })).toBeVisible();
  });
}
