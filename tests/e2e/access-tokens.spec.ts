import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, openIn, test } from './fixtures.ts';
import { fillSignIn, signIn } from './people.ts';

const said = {
  en: {
    create: 'Create access token',
    name: 'Name',
    write: 'make new rules, which spends your tokens',
    limit: 'Tokens of yours that it may spend in 24 hours',
    invalidLimit: 'Enter a whole number from 1 to 100.',
    invalidName: 'Enter a name of at most 80 characters.',
    secret: 'Access token',
    copied: 'Access token copied',
    copy: 'Copy',
    done: 'I have copied it',
    programs: 'Programs with access',
    readsOnly: 'Reads rules',
    unused: 'Never used',
    used: 'Last used',
    revoke: 'Revoke Build server',
    revokeNow: 'Revoke',
    none: 'No program has access.',
    code: 'Code',
    next: 'Continue',
    question: 'Connect “ada-laptop”?',
    warning: 'Approve only if you have just started this yourself.',
    approve: 'Approve',
    connected: 'Connected',
    toAccount: 'See all programs with access',
    deny: 'Deny',
    denied: 'Denied',
    unknown: 'No program waits under this code.',
    other: 'Enter another code',
    invalid: 'Enter the eight letters that the program shows.',
  },
  de: {
    create: 'Zugriffstoken erstellen',
    name: 'Name',
    write: 'neue Regeln erzeugen, was deine Tokens verbraucht',
    limit: 'So viele deiner Tokens darf es in 24 Stunden einsetzen',
    invalidLimit: 'Gib eine ganze Zahl von 1 bis 100 ein.',
    invalidName: 'Gib einen Namen mit höchstens 80 Zeichen ein.',
    secret: 'Zugriffstoken',
    copied: 'Zugriffstoken kopiert',
    copy: 'Kopieren',
    done: 'Ich habe es kopiert',
    programs: 'Programme mit Zugriff',
    readsOnly: 'Liest Regeln',
    unused: 'Noch nie benutzt',
    used: 'Zuletzt benutzt',
    revoke: 'Build server widerrufen',
    revokeNow: 'Widerrufen',
    none: 'Kein Programm hat Zugriff.',
    code: 'Code',
    next: 'Weiter',
    question: '„ada-laptop“ verbinden?',
    warning: 'Stimme nur zu, wenn du das gerade selbst gestartet hast.',
    approve: 'Zustimmen',
    connected: 'Verbunden',
    toAccount: 'Alle Programme mit Zugriff ansehen',
    deny: 'Ablehnen',
    denied: 'Abgelehnt',
    unknown: 'Unter diesem Code wartet kein Programm.',
    other: 'Anderen Code eingeben',
    invalid: 'Gib die acht Buchstaben ein, die das Programm zeigt.',
  },
} as const;

const call = (request: APIRequestContext, name: string, data: object, token?: string) =>
  request.post(`/functions/v1/${name}`, {
    data,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

async function startDevice(request: APIRequestContext) {
  const answer = await call(request, 'device-code', { machineName: 'ada-laptop' });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as { device_code: string; user_code: string; verification_uri_complete: string };
}

/** Looks at a page on a narrow screen and in both themes. */
async function expectToFit(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(size);
}

for (const language of ['en', 'de'] as const) {
  const t = said[language];

  test(`a person gives a program access, sees its last use and takes it back (${language})`, async ({ page }) => {
    await signIn(page, language);
    await page.goto('/account');
    const panel = page.getByRole('region', { name: t.programs });
    await expect(panel.getByText(t.none)).toBeVisible();
    await panel.getByRole('button', { name: t.create }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.limit).fill('0');
    await dialog.getByRole('button', { name: t.create }).click();
    await expect(dialog.getByText(t.invalidName)).toBeVisible();
    await expect(dialog.getByText(t.invalidLimit)).toBeVisible();
    await expect(dialog.getByLabel(t.name, { exact: true })).toBeFocused();
    await page.keyboard.type('Build server');
    await dialog.getByLabel(t.limit).fill('3');
    await dialog.getByLabel(t.write).press('Space');
    await expectToFit(page);
    await dialog.getByLabel(t.name, { exact: true }).press('Enter');
    const secret = (await dialog.getByRole('region', { name: t.secret }).textContent())?.trim() ?? '';
    expect(secret).toMatch(/^rw_pat_[\w-]{43}$/);
    // a slip does not close what is shown once
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: t.copy })).toBeFocused();
    await expectToFit(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.copied)).toBeVisible();
    await dialog.getByRole('button', { name: t.done }).click();
    await expect(panel.getByText(t.readsOnly)).toBeVisible();
    await expect(panel.getByText(t.unused)).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    expect((await call(page.request, 'list-rules', {}, secret)).status()).toBe(200);
    expect((await call(page.request, 'generate-rules', {}, secret)).status()).toBe(403);
    await page.reload();
    await expect(panel.getByText(t.used)).toBeVisible();
    await expectToFit(page);
    await panel.getByRole('button', { name: t.revoke }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.revokeNow }).click();
    await expect(panel.getByText(t.none)).toBeVisible();
    expect((await call(page.request, 'list-rules', {}, secret)).status()).toBe(401);
  });

  test(`a program on another machine is connected by its code (${language})`, async ({ page, browser }) => {
    const elsewhere = await browser.newPage();
    const email = await signIn(elsewhere, language);
    await elsewhere.context().close();
    const { device_code, user_code, verification_uri_complete } = await startDevice(page.request);
    const { pathname, search } = new URL(verification_uri_complete);
    await openIn(page, language, `${pathname}${search}`);
    // who is not signed in signs in first, and the code is not lost
    await fillSignIn(page, language, email);
    await expect(page.getByRole('heading', { name: t.question })).toBeVisible();
    await expect(page.getByText(user_code, { exact: true })).toBeVisible();
    await expect(page.getByText(t.warning)).toBeVisible();
    await expectToFit(page);
    const pending = await call(page.request, 'device-token', { device_code });
    expect([pending.status(), (await pending.json()).code]).toEqual([400, 'authorization_pending']);
    await page.getByRole('button', { name: t.approve }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.connected })).toBeVisible();
    const { access_token } = await (await call(page.request, 'device-token', { device_code })).json();
    expect((await call(page.request, 'list-rules', {}, access_token)).status()).toBe(200);
    await page.getByRole('link', { name: t.toAccount }).click();
    await expect(page.getByRole('region', { name: t.programs }).getByText('ada-laptop')).toBeVisible();
  });

  test.describe(() => {
    test.use({ expectedMessages: /404/ });

    test(`a code that nobody knows is said to be unknown, and a program can be denied (${language})`, async ({
      page,
    }) => {
      await signIn(page, language);
      await page.goto('/device');
      const code = page.getByLabel(t.code, { exact: true });
      await code.fill('BCDF');
      await code.press('Enter');
      await expect(page.getByText(t.invalid)).toBeVisible();
      await expectToFit(page);
      await code.fill('bcdf ghjk');
      await code.press('Enter');
      await expect(page.getByText(t.unknown)).toBeVisible();
      await page.getByRole('button', { name: t.other }).click();
      const { device_code, user_code } = await startDevice(page.request);
      await code.fill(user_code.toLowerCase());
      await code.press('Enter');
      await page.getByRole('button', { name: t.deny }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.denied })).toBeVisible();
      const refused = await call(page.request, 'device-token', { device_code });
      expect((await refused.json()).code).toBe('access_denied');
    });
  });
}
