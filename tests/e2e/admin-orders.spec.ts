import { adminWords } from './admin-words.ts';
import { buyByName, openAccount } from './buyer.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { newEmail, signInAsAdmin } from './people.ts';

for (const language of ['en', 'de'] as const) {
  const t = adminWords[language];

  test(`an admin finds an order by keyboard, refunds it with a preview and sends its mail again (${language})`, async ({
    page,
    request,
  }) => {
    const email = newEmail();
    const call = await openAccount(request, { email, language });
    const number = `RW-${await buyByName(request, call, { name: 'Basic', language })}`;
    await signInAsAdmin(page, language);
    await page.goto('/admin/orders');
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expect(page.getByRole('button', { name: t.search, exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: t.search });
    await expect(field).toBeFocused();
    await field.fill(email);
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('option', { selected: true })).toContainText(number);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('Ada Lovelace');
    await expectAccessible(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(field).toBeHidden();

    await page.getByRole('button', { name: { en: /^Refund €4.99/, de: /^Erstatten: 4,99/ }[language] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.refundPart, { exact: true }).check();
    // without an amount there is nothing to announce
    await expect(dialog.getByRole('button', { name: t.refund, exact: true })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveCount(0);
    await dialog
      .getByLabel({ en: 'Amount in EUR', de: 'Betrag in EUR' }[language])
      .fill({ en: '2.00', de: '2,00' }[language]);
    await expect(dialog.getByRole('status')).toContainText({ en: '€2.00', de: '2,00 €' }[language]);
    await expectAccessible(page);
    const refund = dialog.getByRole('button', { name: { en: 'Refund €2.00', de: '2,00 € erstatten' }[language] });
    await refund.click();
    await expect(dialog.getByLabel(t.orderReason, { exact: true })).toBeFocused();
    await dialog.getByLabel(t.orderReason, { exact: true }).fill('Goodwill');
    await refund.click();
    await expect(page.getByText(t.refundOnItsWay)).toBeVisible();
    await expect(page.getByText('Goodwill')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText({ en: '€2.00 paid back', de: '2,00 € erstattet' }[language])).toBeVisible();
    }).toPass();
    await page
      .getByRole('button', { name: { en: /^Send again/, de: /^Noch einmal senden/ }[language] })
      .first()
      .click();
    await expect(page.getByText(t.sentAgain, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('link', { name: email }).click();
    await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
    await expect(page.getByRole('link', { name: number }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: t.signOutEverywhere }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.signOutEverywhere }).click();
    await expect(page.getByText(t.nowhereSignedIn)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true });

    test(`a plan is ended on a small phone, upright and on its side (${language})`, async ({ page, request }) => {
      const email = newEmail();
      const call = await openAccount(request, { email, language });
      const number = `RW-${await buyByName(request, call, { name: 'Studio', language })}`;
      await signInAsAdmin(page, language);
      await page.goto(`/admin/orders?search=${number}`);
      await page.getByRole('link', { name: number }).click();
      const endPlan = { en: 'End with notice', de: 'Tarif kündigen' }[language];
      const opener = page.getByRole('button', { name: endPlan, exact: true });
      await opener.click();
      const dialog = page.getByRole('alertdialog');
      const confirm = dialog.getByRole('button', { name: endPlan });
      await confirm.click();
      // the first fault gets the focus
      await expect(dialog.getByLabel(t.orderReason, { exact: true })).toBeFocused();
      for (const button of await dialog.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.setViewportSize({ width: 568, height: 256 });
      await expect(dialog).toBeInViewport({ ratio: 1 });
      for (const part of [dialog.getByRole('heading'), confirm]) {
        await part.scrollIntoViewIfNeeded();
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
  });

  test(`the search leads to the list where more matches than it shows (${language})`, async ({ page, request }) => {
    const family = newEmail().replace(/@.*/, '');
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      await openAccount(request, { email: `${family}-${name}@example.com`, language });
    await signInAsAdmin(page, language);
    await page.goto('/admin/orders');
    await expect(page.getByRole('button', { name: t.search, exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: t.search }).fill(family);
    await expect(page.getByRole('option')).toHaveCount(6);
    await expect(page.getByRole('status').filter({ hasText: t.firstResults })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toHaveText(t.allPeople);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: `${family}-f@example.com` })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(7);
  });

  test(`filters of the orders survive paging and a reload (${language})`, async ({ page }) => {
    await signInAsAdmin(page, language);
    await page.goto('/admin/orders?filter=fulfilled&kind=token_pack&page=2');
    await expect(page.getByLabel(t.show)).toHaveValue('fulfilled');
    await page.getByLabel(t.show).selectOption('');
    await expect(page).toHaveURL(/orders\?kind=token_pack$/);
    await page.getByRole('searchbox', { name: t.search }).fill('1002');
    await expect(page).toHaveURL(/kind=token_pack&search=1002$/);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('1002');
  });

  test(`the filters of the orders fold behind one button on a phone, which counts them (${language})`, async ({
    page,
  }) => {
    const name = { en: 'Filters', de: 'Filter' }[language];
    const filters = page.getByRole('button', { name, exact: true });
    const show = page.getByLabel(t.show);
    await signInAsAdmin(page, language);
    await page.goto('/admin/orders');
    await expect(show).toBeVisible();
    await expect(filters).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(show).toBeHidden();
    await filters.press('Enter');
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await show.selectOption('fulfilled');
    await expectAccessible(page);
    await page.goto('/admin/orders?filter=fulfilled&kind=token_pack');
    await expect(page.getByRole('button', { name: `${name} (2)` })).toHaveAttribute('aria-expanded', 'false');
    await expect(show).toBeHidden();
    await expectNoSidewaysScroll(page);
  });

  test(`the header of an admin cuts nothing off (${language})`, async ({ page }) => {
    await signInAsAdmin(page, language);
    await page.goto('/admin/orders');
    await expect(page.getByRole('button', { name: t.search, exact: true })).toBeVisible();
    const cut = () =>
      page
        .locator('header p')
        .evaluateAll((found) => found.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    await expect.poll(cut).toEqual([]);
  });
}
