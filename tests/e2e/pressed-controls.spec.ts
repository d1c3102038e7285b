import { expect, openIn, test } from './fixtures.ts';
import { newEmail } from './people.ts';
import { shownInFrames } from './shown-in-frames.ts';
import { words } from './words.ts';

test('a chosen language stays in its list while the page follows', async ({ page }) => {
  await openIn(page, 'en', '/signin');
  const list = page.getByLabel('Language');
  expect(await shownInFrames(list, () => list.selectOption('de'))).toEqual(['de', 'de', 'de']);
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
});

for (const language of ['en', 'de'] as const)
  test(`a form shows the press before it is checked, and two presses send it once (${language})`, async ({ page }) => {
    const t = words[language];
    await openIn(page, language, '/forgot-password');
    const send = page.locator('main button[type=submit]');
    const field = page.getByLabel(t.email, { exact: true });
    const atPress = await send.evaluate(
      (button: HTMLButtonElement) =>
        new Promise<object>((resolve) => {
          addEventListener('click', () => requestAnimationFrame(() => resolve({ ...button.dataset })), { once: true });
          button.click();
        }),
    );
    expect(atPress).toEqual({ pressed: '' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(send).not.toHaveAttribute('data-pressed');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/recover')) sent += 1;
    });
    await field.fill(newEmail());
    await send.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(field).toBeHidden();
    expect(sent).toBe(1);
  });
