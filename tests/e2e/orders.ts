import type { Page } from '@playwright/test';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { expect, type Language } from './fixtures.ts';
import { paymentWords } from './payment-words.ts';

/** Ticks both declarations of the open order and continues to the payment page. */
export async function placeOrder(page: Page, language: Language): Promise<void> {
  const order = page.getByRole('dialog');
  for (const declaration of await order.getByRole('checkbox').all()) await declaration.check();
  await order.getByRole('button', { name: paymentWords[language].order }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
}

/** Orders the smallest package. */
export async function orderBasic(page: Page, language: Language): Promise<void> {
  await page.goto('/user/purchase-tokens');
  await page.getByRole('button', { name: `${paymentWords[language].purchase}: Basic` }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
  await placeOrder(page, language);
}

/** Orders the plan that begins with a trial, and pays for it. */
export async function subscribe(page: Page, language: Language): Promise<void> {
  await page.goto('/billing');
  await page.getByRole('button', { name: `${paymentWords[language].subscribe}: Starter` }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
  await placeOrder(page, language);
  await page.getByRole('button', { name: pageWords[language].subscribe }).click();
  await expect(page.getByText(paymentWords[language].subscribed).first()).toBeVisible();
}
