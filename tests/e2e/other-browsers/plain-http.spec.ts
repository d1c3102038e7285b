import { publicAddress } from '@regelwerk/contract/public-pages';
import { expect, type Language, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { chooseByValue } from './choose-by-value.ts';

const port = process.env.E2E_PORT ?? '4173';

// as another machine in the house would open it: no page over http has the functions of a secure one, except on this machine
test.use({
  // two headers of the server that only a secure page heeds
  expectedMessages: /Cross-Origin-Opener-Policy|Origin-Agent-Cluster/,
  baseURL: `http://shop.test:${port}`,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP shop.test 127.0.0.1'] }),
});

for (const language of ['en', 'de'] as Language[]) {
  const t = words[language];

  test(`over plain http on a host name a rule is generated and copied (${language})`, async ({ page }) => {
    await page.goto(publicAddress('home', language));
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    await page.locator('main form button').click();
    await chooseByValue(page);
    await page.locator('main form input[type=checkbox]').check();
    await page.locator('.step-bar button[type=submit]').click();
    await expect(page).toHaveURL('/preview');
    await page.getByRole('button', { name: t.copy, exact: true }).click();
    await expect(page.getByText(t.limited)).toBeVisible();
    await page.goto(publicAddress('documentation', language));
    await page.getByRole('tab', { name: t.docsTabs[2] ?? '' }).click();
    await page.getByRole('button', { name: t.copyTemplate }).first().click();
    await expect(page.getByText(t.copied)).toBeVisible();
    await page.getByRole('searchbox').press('Control+V');
    await expect(page.getByRole('searchbox')).not.toHaveValue('');
  });
}
