import type { Page } from '@playwright/test';

/** Lets time pass in the page only by `page.clock.runFor`, however long the browser takes. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  // a clock runs until it is stopped, and stops only at a time that is still ahead
  await page.clock.install({ time: now - 60_000 });
  await page.clock.pauseAt(now);
}
