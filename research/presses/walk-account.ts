import { paths } from '@regelwerk/contract/shared/paths';
import type { Phone } from './open-phone.ts';

/** A person changes what their account page lets them change. */
export async function walkAccount({ page, tap, key, slow }: Phone): Promise<void> {
  await slow(false);
  await page.goto(paths.account, { waitUntil: 'networkidle' });
  await slow(true);
  const form = (index: number) => page.getByRole('main').locator('form').nth(index);
  const [name, email, password, billing] = [form(0), form(1), form(2), page.locator('form:has(select)')];
  const save = (of: typeof name) => of.locator('button[type=submit]');

  await name.getByRole('textbox').tap();
  await key('type a letter of the name', 'a');
  await tap('save the name', save(name));
  await email.getByRole('textbox').fill('');
  await tap('send an empty address', save(email));
  await email.getByRole('textbox').tap();
  await key('type a letter of the address', 'a');
  await tap('send empty passwords', save(password));
  await password.locator('input').nth(1).tap();
  await key('type a letter of the new password', 'a');
  await tap('show the password', password.locator('button[type=button]').nth(1));
  await billing.getByRole('combobox').nth(1).focus();
  await key('choose business as the recipient', 'ArrowDown');
  await tap('save it without its address', save(billing));
}
