import { expect, type Page } from '@playwright/test';

/** Answers the wizard from its first step to its last by the values of the cards, whatever their words are. */
export async function chooseByValue(page: Page): Promise<void> {
  for (const value of ['Claude', 'Frontend', 'React', 'Strict', 'Markdown']) {
    const card = page.locator(`input[value="${value}"]`);
    await card.check({ force: true });
    await expect(card).toBeChecked();
    if (value !== 'Markdown') await page.locator('.step-bar button[type=submit]').click();
  }
}
