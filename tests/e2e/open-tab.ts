import { expect, type Locator } from '@playwright/test';

/** Opens a tab and waits for its panel: the press is shown first, and until then the page has the panel of the tab before. */
export async function openTab(tab: Locator): Promise<void> {
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}
