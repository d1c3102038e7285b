import { paths } from '@regelwerk/contract/shared/paths';
import type { Phone } from './open-phone.ts';

/** A person generates a rule, which is not timed, and reads it. */
export async function walkRule({ page, tap, key, slow }: Phone): Promise<void> {
  await slow(false);
  await page.goto(`${paths.home}?model=Claude&frameworks=React,TypeScript,Django`);
  const next = page.locator('main button[type=submit]');
  await next.click();
  await page.getByRole('checkbox').check();
  await next.click();
  const main = page.getByRole('main');
  await main.getByRole('tab').first().waitFor();
  await slow(true);

  const [files, details] = [main.getByRole('tablist').nth(0), main.getByRole('tablist').nth(1)];
  const reason = main.locator('.rule-document [aria-controls]');
  await tap('copy a rule', main.getByRole('button').first());
  await tap('open the reason of a line', reason.nth(0));
  await tap('open the reason of another line', reason.nth(3));
  await tap('close the reason', reason.nth(3));
  await tap('open a file', files.getByRole('tab').nth(1));
  await tap('open another file', files.getByRole('tab').nth(2));
  await tap('open the document again', files.getByRole('tab').nth(0));
  await tap('open the decisions', details.getByRole('tab').nth(1));
  await tap('open the probes', details.getByRole('tab').nth(2));
  await tap('open the places', details.getByRole('tab').nth(0));
  await key('open the decisions by a key', 'ArrowRight');
  await tap('show a line from the decisions', main.getByRole('tabpanel').last().getByRole('button').first());
}
