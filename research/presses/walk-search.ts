import { paths } from '@regelwerk/contract/shared/paths';
import type { Phone } from './open-phone.ts';

/** An admin searches the administration. */
export async function walkSearch({ page, tap, key, slow }: Phone): Promise<void> {
  await slow(false);
  await page.goto(paths.account, { waitUntil: 'networkidle' });
  await slow(true);
  const search = page.getByRole('dialog');
  await tap('open the search', page.getByRole('banner').locator('[aria-keyshortcuts]'), search);
  await key('type a letter of a search', 'A');
  await key('type another letter of it', 'd');
  await search.getByRole('option').first().waitFor();
  await key('walk to the next result', 'ArrowDown');
  await key('close the search', 'Escape');
}
