import { declarations } from '@regelwerk/legal/consent-texts';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { expect, test } from './fixtures.ts';
import { orderBasic } from './orders.ts';
import { paymentWords } from './payment-words.ts';
import { signIn, takeTokens } from './people.ts';
import { plainAnswers } from './plain-answers.ts';
import { answer } from './wizard.ts';
import { words } from './words.ts';

const boxes = {
  en: {
    useToken: 'Generate now; this uses one token',
    confirmToken: 'Consent required: Please confirm that a token is used.',
    pleaseConfirm: 'Consent required: Please confirm the waiver of the right of withdrawal to proceed.',
  },
  de: {
    useToken: 'Jetzt erzeugen; das verbraucht einen Token',
    confirmToken: 'Zustimmung erforderlich: Bitte bestätige, dass ein Token verbraucht wird.',
    pleaseConfirm: 'Zustimmung erforderlich: Bitte bestätige die Erklärung, um fortzufahren.',
  },
} as const;

for (const language of ['en', 'de'] as const) {
  const t = { ...words[language], ...paymentWords[language], ...boxes[language] };
  const hosted = pageWords[language];

  test(`the box on the last step follows the next token: a gift, then a package (${language})`, async ({
    page,
    request,
  }) => {
    await signIn(page, language);
    await page.goto('/');
    await answer(page, language, plainAnswers);
    const box = page.getByRole('checkbox', { name: t.useToken });
    const declaration = page.getByRole('checkbox', { name: declarations.generation.text[language] });
    await expect(box).not.toBeChecked();
    await expect(page.getByText(t.confirmToken)).toBeVisible();
    await box.check();
    await expect(page.getByRole('button', { name: t.generate })).toBeEnabled();
    await takeTokens(page, request, 3);
    await orderBasic(page, language);
    await page.getByRole('button', { name: hosted.pay }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.purchased })).toBeVisible();
    await page.goto('/');
    await expect(declaration).not.toBeChecked();
    await expect(page.getByText(t.pleaseConfirm)).toBeVisible();
    await expect(page.getByRole('button', { name: t.generate })).toBeDisabled();
    await declaration.check();
    const asked = page.waitForRequest('**/functions/v1/generate-rules');
    await page.getByRole('button', { name: t.generate }).click();
    expect((await asked).postDataJSON().consent).toBe(true);
    await expect(page).toHaveURL(/\/rule\//);
  });
}
