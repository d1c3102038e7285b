import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Language, openIn } from './fixtures.ts';
import { words } from './words.ts';

export const password = 'correct horse 9';
/** The account that the setup project made the first admin. */
export const adminEmail = 'first-admin@example.com';

/** Returns an address that no other test uses. */
export function newEmail(): string {
  return `person-${randomUUID().slice(0, 8)}@example.com`;
}

/** Fills in the open sign-up form and submits it. */
export async function fillSignUp(page: Page, language: Language, email: string): Promise<void> {
  const t = words[language];
  await page.getByLabel(t.name, { exact: true }).fill('Ada Lovelace');
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByLabel(t.confirmPassword).fill(password);
  await submit(page, t.signUp);
}

/** Fills in the open sign-in form and submits it. */
export async function fillSignIn(page: Page, language: Language, email: string, secret = password): Promise<void> {
  const t = words[language];
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(secret);
  await submit(page, t.signIn);
}

export async function submit(page: Page, label: string): Promise<void> {
  await page.locator('form').getByRole('button', { name: label, exact: true }).click();
}

/** Creates an account through the API, for tests about something else. */
export async function createAccount(page: Page, language: Language): Promise<string> {
  const email = newEmail();
  const { publishableKey } = await (await page.request.get('/config.json')).json();
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: publishableKey },
    data: { email, password, data: { name: 'Ada Lovelace', language } },
  });
  expect(response.status()).toBe(200);
  return email;
}

/** Calls a function as the first admin. */
export async function asAdmin(request: APIRequestContext, name: string, data: object) {
  const { publishableKey: apikey } = await (await request.get('/config.json')).json();
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email: adminEmail, password },
  });
  const { access_token: token } = await signedIn.json();
  const answer = await request.post(`/functions/v1/${name}`, {
    headers: { apikey, authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Signs in as the first admin. */
export async function signInAsAdmin(page: Page, language: Language): Promise<void> {
  await openIn(page, language, '/signin');
  await fillSignIn(page, language, adminEmail);
  await expect(page.getByText(words[language].signedIn)).toBeVisible();
}

/** Signs in with a new account and returns its address. */
export async function signIn(page: Page, language: Language): Promise<string> {
  const email = await createAccount(page, language);
  await openIn(page, language, '/signin');
  await fillSignIn(page, language, email);
  await expect(page.getByText(words[language].signedIn)).toBeVisible();
  return email;
}

/** Removes tokens of the signed-in person, as the operator. */
export async function takeTokens(page: Page, operator: APIRequestContext, amount: number): Promise<void> {
  const id = await page.evaluate(() => {
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token'))?.[1] ?? '{}';
    return JSON.parse(stored).user.id as string;
  });
  const secret = 'sb_secret_e2e';
  const headers = { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const data = { p_user_id: id, p_amount: amount, p_transaction_type: 'use', p_description: 'Test' };
  expect((await operator.post('/rest/v1/rpc/process_token_transaction', { headers, data })).status()).toBe(200);
}

/** The address after sign-out. */
export const afterSignOut = /:\d+\/$/;

/** Opens the menu of the person created by `createAccount`. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
}
