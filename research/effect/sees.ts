import type { Page } from '@playwright/test';

/** Waits until a person can see a text. */
export async function sees(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}
