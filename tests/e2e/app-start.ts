import { expect, type Page } from '@playwright/test';

/**
 * Has every page start the app by itself, as the server does while the translations table replaces a text, or only when it
 * is wanted, whatever other journeys do to that table.
 */
export async function setAppStart(page: Page, start: 'by itself' | 'when wanted'): Promise<void> {
  const mark = start === 'by itself' ? '' : ' data-whole';
  await page.route(
    (url) => !/\.\w+$|^\/(rest|auth|functions)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = await response.text();
      return route.fulfill({ response, body: body.replace(/(<script data-app="[^"]*")[^>]*>/, `$1${mark}>`) });
    },
  );
}

/** Waits until the app has replaced the page that was rendered ahead. */
export async function expectApp(page: Page): Promise<void> {
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.locator('[data-typed-turns]')).toHaveCount(0);
}
