import type { Page } from '@playwright/test';

/** Holds back every request of the page to these addresses; returns a function that lets them through. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(addresses, async (route) => {
    await wait;
    await route.continue();
  });
  return () => letThrough();
}
