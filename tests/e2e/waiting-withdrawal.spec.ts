import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buyByName, openAccount } from './buyer.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openIn } from './fixtures.ts';
import { test } from './own-server.ts';
import { asAdmin, fillSignIn, newEmail } from './people.ts';
import { words } from './words.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];
const waitingWords = {
  en: {
    waits: /We are checking it\. Until then nothing more is charged for the plan, which is set to end on/,
    ends: /set to cancel on/,
    renews: /Renews on/,
    mailed: 'nothing more is charged for it: the plan is set to end on',
    goesOn: 'It does not end your plan, which goes on as before.',
    answered: 'We have answered it by mail.',
  },
  de: {
    waits: /wir prüfen ihn\. Bis dahin buchen wir für den Tarif nichts mehr ab: Als sein Ende ist der .* vorgemerkt\./,
    ends: /Dein Tarif endet am/,
    renews: /Verlängert sich am/,
    mailed: 'buchen wir für den Tarif nichts mehr ab: Als sein Ende ist der',
    goesOn: 'Er beendet deinen Tarif nicht; der Tarif läuft weiter wie bisher.',
    answered: 'Wir haben per E-Mail geantwortet.',
  },
} as const;

for (const language of ['en', 'de'] as const) {
  const w = waitingWords[language];
  const mailbox = async (page: Page) =>
    (await (await page.request.get('/dev/mailbox')).text()).replaceAll('&nbsp;', ' ');

  for (const size of sizes)
    test(`a withdrawal that waits stops all charges, and the plan goes on once it is closed, at ${size.width} px (${language})`, {
      tag: '@long',
    }, async ({ page, request, baseURL }) => {
      await page.setViewportSize(size);
      const email = newEmail();
      const call = await openAccount(request, { site: baseURL ?? '', email, language });
      const number = await buyByName(request, call, { site: baseURL ?? '', name: 'Studio', language });
      const form = { id: randomUUID(), homepage: '', name: 'Ada Lovelace', email, step: 'confirm' };
      const withdrawn = await page.request.post(`/vertrag-widerrufen?lang=${language}`, {
        form: { ...form, contractReference: `RW-${number}` },
      });
      expect(withdrawn.status()).toBe(200);
      await expect(async () => expect(await mailbox(page)).toContain(w.mailed)).toPass();
      await openIn(page, language, '/signin');
      await fillSignIn(page, language, email);
      await expect(page.getByText(words[language].signedIn)).toBeVisible();
      await page.goto('/billing');
      await expect(page.getByText(w.ends)).toBeVisible();
      await page.goto('/billing#history');
      await page.reload();
      await expect(page.getByText(w.waits)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await asAdmin(request, 'admin-notices', { action: 'settle', noticeId: form.id, reason: 'Too late', answer: '' });
      await expect(async () => expect(await mailbox(page)).toContain(w.goesOn)).toPass();
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(w.answered)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await page.goto('/billing#subscription');
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(w.renews)).toBeVisible({ timeout: 2000 });
      }).toPass();
    });
}
