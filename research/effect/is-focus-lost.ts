import type { Page } from '@playwright/test';

/** Whether the focus fell to the page itself, so that a keyboard starts from the top again. */
export const isFocusLost = (page: Page): Promise<boolean> =>
  page.evaluate('document.activeElement === null || document.activeElement === document.body');
