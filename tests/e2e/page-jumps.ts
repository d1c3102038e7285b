import type { Page } from '@playwright/test';

/** Returns how much each page moves while it loads: the sum of the browser's layout shifts, of which 0.1 counts as good. */
export async function pageJumps(page: Page, addresses: readonly string[]): Promise<Record<string, number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) sum += 'value' in shift ? Number(shift.value) : 0;
      Object.assign(window, { jumps: sum });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const jumps: Record<string, number> = {};
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    jumps[address] = await page.evaluate(() => Number(Reflect.get(window, 'jumps') ?? 0));
  }
  return jumps;
}
