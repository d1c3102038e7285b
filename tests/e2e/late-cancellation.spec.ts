import type { Page } from '@playwright/test';
import type { ContractRow } from '@regelwerk/contract/shop/contracts';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { adminWords } from './admin-words.ts';
import { buyByName, openAccount } from './buyer.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { legalWords } from './legal-words.ts';
import { test } from './own-server.ts';
import { newEmail, signInAsAdmin } from './people.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];
const lateWords = {
  en: {
    pressed: /Made on .* by pressing the button “Cancel now”/,
    back: 'To your contracts and payments',
    outcome: /Counted from its receipt: The plan ends as of .*, and €29\.00 for the time after that goes back\./,
    ended: /The contract ended on/,
    refunded: 'We refund €29.00',
    continues: 'The contract continues',
    undo: 'Take the cancellation back',
    undoReason: 'Reason for taking it back',
    undone: 'The cancellation is being taken back',
  },
  de: {
    pressed: /Abgegeben am .* durch Betätigen der Schaltfläche „jetzt kündigen“/,
    back: 'Zu Ihren Verträgen und Zahlungen',
    outcome: /Gerechnet ab Eingang: Der Tarif endet zum .*, 29,00\s€ für die Zeit danach gehen zurück\./,
    ended: /Der Vertrag hat am .* geendet/,
    refunded: 'Wir erstatten dir 29,00',
    continues: 'Der Vertrag läuft weiter',
    undo: 'Kündigung zurücknehmen',
    undoReason: 'Grund für die Rücknahme',
    undone: 'Die Kündigung wird zurückgenommen',
  },
} as const;

for (const language of ['en', 'de'] as const) {
  const t = legalWords[language];
  const a = adminWords[language];
  const w = lateWords[language];

  const declare = async (page: Page, { name, number, sender }: { name: string; number: number; sender: string }) => {
    await page.goto(`/vertrag-kuendigen?lang=${language}&contract=RW-${number}`);
    await page.getByLabel(t.name).fill(name);
    await page.getByLabel(t.email).fill(sender);
    await page.getByRole('button', { name: t.cancelNow, exact: true }).click();
    await expect(page.getByRole('heading', { name: t.received })).toBeVisible();
    await expect(page.locator('pre')).toContainText(w.pressed);
    await expect(page.getByRole('link', { name: w.back })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const passMonth = async (page: Page) => {
    await page.goto(`/sandbox?lang=${language}`);
    const today = await page.locator('.sum').innerText();
    await page.getByRole('button', { name: pageWords[language].month }).click();
    await expect(page.locator('.sum')).not.toHaveText(today);
  };
  const mailbox = async (page: Page) =>
    (await (await page.request.get('/dev/mailbox')).text()).replaceAll('&nbsp;', ' ');

  for (const size of sizes) {
    test(`a cancellation that waited a month for an admin ends the plan in time, and the renewal goes back, at ${size.width} px (${language})`, {
      tag: '@long',
    }, async ({ page, request, baseURL }) => {
      await page.setViewportSize(size);
      const call = await openAccount(request, { site: baseURL ?? '', email: newEmail(), language });
      const number = await buyByName(request, call, { site: baseURL ?? '', name: 'Studio', language });
      const sender = newEmail();
      await declare(page, { name: 'Somebody Else', number, sender });
      await passMonth(page);
      await signInAsAdmin(page, language);
      await page.goto(`/admin/notices?search=${sender}`);
      const card = page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: `RW-${number}` });
      // the renewal arrives with a webhook
      await expect(async () => {
        await page.reload();
        await page
          .getByRole('row', { name: new RegExp(sender) })
          .getByRole('button')
          .click();
        await expect(card.getByText(w.outcome)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await card.getByRole('button', { name: a.cancelPlan }).click();
      const sure = page.getByRole('alertdialog');
      await expect(sure).toContainText(/29[.,]00/);
      await sure.getByRole('button', { name: a.cancelPlan }).click();
      await expect(page.getByText(a.canceled, { exact: true })).toBeVisible();
      await expect(async () => {
        const mails = await mailbox(page);
        expect(mails).toMatch(w.ended);
        expect(mails).toContain(w.refunded);
      }).toPass();
      const contracts: ContractRow[] = await call('contracts', { action: 'list' });
      expect(contracts).toMatchObject([{ isRunning: false }]);
    });
  }

  for (const size of sizes)
    test(`a stranger with number and name ends a plan, and an admin takes that back, at ${size.width} px (${language})`, {
      tag: '@long',
    }, async ({ page, request, baseURL }) => {
      await page.setViewportSize(size);
      const call = await openAccount(request, { site: baseURL ?? '', email: newEmail(), language });
      const number = await buyByName(request, call, { site: baseURL ?? '', name: 'Studio', language });
      const sender = newEmail();
      await declare(page, { name: 'Ada Lovelace', number, sender });
      await signInAsAdmin(page, language);
      await page.goto(`/admin/notices?search=${sender}&filter=settled`);
      const dialog = page.getByRole('dialog');
      await expect(async () => {
        await page.reload();
        await page
          .getByRole('row', { name: new RegExp(sender) })
          .getByRole('button')
          .click({ timeout: 2000 });
        await expect(dialog.getByRole('button', { name: w.undo })).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: w.undo }).click();
      await expect(dialog.getByLabel(w.undoReason)).toBeFocused();
      await dialog.getByLabel(w.undoReason).fill('Ada did not want it');
      await dialog.getByRole('button', { name: w.undo }).click();
      await expect(page.getByText(w.undone, { exact: true })).toBeVisible();
      await expect(async () => expect(await mailbox(page)).toContain(w.continues)).toPass();
      const contracts: ContractRow[] = await call('contracts', { action: 'list' });
      expect(contracts).toMatchObject([{ isRunning: true }]);
    });
}
