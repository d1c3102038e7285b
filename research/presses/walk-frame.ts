import type { Phone } from './open-phone.ts';

/** A visitor uses the header and the menu of a page that the app shows. */
export async function walkFrame({ page, tap, key }: Phone): Promise<void> {
  const menu = page.getByRole('dialog');
  const opener = page.getByRole('banner').locator('button[aria-haspopup=dialog]:visible');
  const language = page.getByRole('banner').getByRole('combobox');

  await tap('open the list of languages', language);
  await page.keyboard.press('Escape');
  await language.focus();
  const before = await language.inputValue();
  await key('choose another language', before === 'de' ? 'ArrowUp' : 'ArrowDown');
  if ((await language.inputValue()) === before) throw new Error('the language did not change');
  await key('choose the first language again', before === 'de' ? 'ArrowDown' : 'ArrowUp');
  await tap('open the menu', opener, menu);
  await tap('switch the colors', menu.locator('[data-theme-switch]'));
  await key('close the menu by a key', 'Escape');
  await menu.waitFor({ state: 'hidden' });
  await tap('open the menu again', opener, menu);
  await tap('close the menu', menu.getByRole('button').first());
}
