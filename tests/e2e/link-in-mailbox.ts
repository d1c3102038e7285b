import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Returns the link of the newest mail to an address, from the mailbox page. */
export async function linkInMailbox(page: Page, email: string, start = '/reset-password#token_hash='): Promise<string> {
  let link = '';
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const links = page.locator('article', { hasText: email }).first().getByRole('link');
    const addresses = await links.evaluateAll((found) => found.map((one) => one.getAttribute('href') ?? ''));
    link = addresses.find((address) => address.includes(start)) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
