import { expect, type Locator, type Page } from '@playwright/test';

const farthest = 120;

/** Presses Tab until the target has the focus, like a person without a mouse; fails if it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Tabs to a link or button and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses what leads on, and waits until the heading has the focus: it would take the next press from its target. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await press(page, target);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Tabs to a field and types into it. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
