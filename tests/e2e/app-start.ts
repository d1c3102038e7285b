import { expect, type Page } from '@playwright/test';

/**
 * Has every page start the app by itself, as the server does while the translations table replaces a text, or only when it
 * is wanted, whatever other journeys do to that table.
 */
export async function setAppStart(page: Page, start: 'by itself' | 'when wanted'): Promise<void> {
  // it marks the page of the server: to one that a journey answers itself, the browser refuses every socket
  await page.addInitScript((isWhole) => {
    new MutationObserver((_, observer) => {
      const script = document.querySelector<HTMLElement>('script[data-app]');
      if (script === null) return;
      observer.disconnect();
      if (isWhole) script.dataset.whole = '';
      else delete script.dataset.whole;
    }).observe(document, { childList: true, subtree: true });
  }, start === 'when wanted');
}

/** Waits until the app has replaced the page that was rendered ahead. */
export async function expectApp(page: Page): Promise<void> {
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.locator('[data-typed-turns]')).toHaveCount(0);
}
