import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { priceSentence, reverseChargeSentence } from '@regelwerk/legal/vat';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { startVatRegister } from '../../tools/testing/start-vat-register.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { invoiceWords } from './invoice-words.ts';
import { paymentWords } from './payment-words.ts';
import { signIn } from './people.ts';
import { startServerWithClock } from './server-with-clock.ts';

const operator = JSON.parse(readFileSync(join(import.meta.dirname, '../../tools/testing/test-operator.json'), 'utf8'));

/** The server of a seller with VAT, who asks a register about VAT ids. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
    async ({}, use) => {
      const register = await startVatRegister();
      const folder = mkdtempSync(join(tmpdir(), 'regelwerk-seller-'));
      const file = join(folder, 'operator.json');
      writeFileSync(file, JSON.stringify({ ...operator, vatMode: 'standard', vatId: 'DE136695976' }));
      const server = await startServerWithClock(new Date(), { OPERATOR_FILE: file, VIES_URL: register.url });
      await use(server.url);
      await server.remove();
      register.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site),
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

for (const language of ['en', 'de'] as const) {
  const t = { ...paymentWords[language], ...invoiceWords[language] };

  for (const size of sizes)
    test(`a business abroad sees before the button that it pays no VAT, and its invoice says why, at ${size.width} px (${language})`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.setViewportSize(size);
      await signIn(page, language);
      await page.goto('/user/purchase-tokens');
      await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
      const order = page.getByRole('dialog');
      await order.getByLabel(t.country).selectOption('AT');
      await order.getByLabel(t.buyer).selectOption('business');
      const fields = [
        [t.company, 'Wiener Käse GmbH'],
        [t.street, 'Ring 1'],
        [t.postcode, '1010'],
      ] as const;
      for (const [label, value] of fields) await order.getByLabel(label).fill(value);
      await order.getByLabel(t.city, { exact: true }).fill('Wien');
      await order.getByLabel(t.vatId).fill('ATU12345675');
      await expect(order.getByText(t.confirmed)).toBeVisible();
      await expect(order.getByText(reverseChargeSentence[language])).toBeVisible();
      await expect(order.getByText(priceSentence.standard[language])).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      for (const declaration of await order.getByRole('checkbox').all()) await declaration.check();
      await order.getByRole('button', { name: t.order }).click();
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await page.getByRole('button', { name: pageWords[language].pay }).click();
      await expect(page.getByText(t.purchased).first()).toBeVisible();

      await page.goto('/billing#history');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /^XML:/ }).click(),
      ]);
      const invoice = readFileSync(await download.path(), 'utf8');
      for (const fact of ['DE136695976', 'ATU12345675', 'VATEX-EU-AE', 'Wiener Käse GmbH'])
        expect(invoice).toContain(fact);
      await expectNoSidewaysScroll(page);
    });
}
