import { buyByName, openAccount } from './buyer.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openIn, test } from './fixtures.ts';
import { fillSignIn, newEmail, password } from './people.ts';
import { words } from './words.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];
const keptWords = {
  en: {
    orders: /^Orders and token postings, without your name and address: until \d+ \w+ 20\d\d$/,
    documents: /^Invoices and credit notes with your name.*until \d+ \w+ 20\d\d$/,
    mails: /^The mails about your orders, as they were sent: until \d+ \w+ 20\d\d$/,
  },
  de: {
    orders: /^Bestellungen und Token-Buchungen, ohne Namen und Adresse: bis \d+\. \S+ 20\d\d$/,
    documents: /^Rechnungen und Rechnungskorrekturen mit Namen.*bis \d+\. \S+ 20\d\d$/,
    mails: /^Die E-Mails zu deinen Bestellungen, so wie sie gesendet wurden: bis \d+\. \S+ 20\d\d$/,
  },
} as const;

for (const language of ['en', 'de'] as const) {
  const t = words[language];
  const kept = keptWords[language];

  for (const size of sizes)
    test(`a buyer deletes the account and reads before it, and in the mail, that the invoices stay, at ${size.width} px (${language})`, {
      tag: '@long',
    }, async ({ page, request }) => {
      await page.setViewportSize(size);
      const email = newEmail();
      await buyByName(request, await openAccount(request, { email, language }), { name: 'Basic', language });
      await openIn(page, language, '/signin');
      await fillSignIn(page, language, email);
      await expect(page.getByText(t.signedIn)).toBeVisible();
      await page.goto('/account');
      await page.getByRole('button', { name: t.deleteAccount }).click();
      const dialog = page.getByRole('dialog');
      for (const line of [kept.orders, kept.documents, kept.mails]) await expect(dialog.getByText(line)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const [until = ''] = /\d+\.? \S+ 20\d\d$/.exec(await dialog.getByText(kept.documents).innerText()) ?? [];
      await dialog.getByLabel(t.currentPassword).fill(password);
      await dialog.getByRole('button', { name: t.deleteForGood }).click();
      await expect(page.getByText(t.accountDeleted, { exact: true })).toBeVisible();
      await expect(async () => {
        await page.goto('/dev/mailbox');
        const mail = page.locator('article', { hasText: email }).filter({ hasText: '14b UStG' });
        await expect(mail).toContainText(until, { timeout: 1000 });
      }).toPass();
    });
}
