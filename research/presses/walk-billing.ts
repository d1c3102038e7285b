import { paths } from '@regelwerk/contract/shared/paths';
import type { Phone } from './open-phone.ts';

/** A person opens the order of a plan, fills it in and leaves it, and looks at their own contracts. */
export async function walkBilling({ page, tap, key, slow }: Phone): Promise<void> {
  await slow(false);
  await page.goto(paths.billing, { waitUntil: 'networkidle' });
  await slow(true);
  const order = page.getByRole('dialog');
  const choices = order.getByRole('combobox');

  await tap(
    'open an order',
    page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first(),
    order.getByRole('checkbox').first(),
  );
  await choices.nth(0).focus();
  await key('choose another country', 'ArrowDown');
  await key('choose the first country again', 'ArrowUp');
  await order.locator('button[form]').waitFor();
  await choices.nth(1).focus();
  await key('order for a business', 'ArrowDown');
  await order.getByRole('textbox').last().tap();
  await key('type a letter of the VAT id', 'D');
  await choices.nth(1).focus();
  await key('order for oneself', 'ArrowUp');
  await tap('order without the declarations', order.locator('button[form]'));
  await tap('confirm the first declaration', order.getByRole('checkbox').nth(0));
  await tap('confirm the second declaration', order.getByRole('checkbox').nth(1));
  await order.getByRole('textbox').first().tap();
  await key('type a letter of a code', 'C');
  await tap('close the order', order.locator('button[aria-label]'));
  await tap('open the own subscription', page.getByRole('tab').nth(1));
  await tap('open the history', page.getByRole('tab').nth(2));
  await tap('open the plans', page.getByRole('tab').nth(0));
}
