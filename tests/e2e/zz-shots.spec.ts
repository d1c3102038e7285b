import { adminWords } from './admin-words.ts';
import { buyByName, openAccount } from './buyer.ts';
import { expect, test } from './fixtures.ts';
import { asAdmin, newEmail, signInAsAdmin } from './people.ts';

for (const language of ['en', 'de'] as const)
  test(`shots (${language})`, async ({ page, request }) => {
    const email = newEmail();
    const call = await openAccount(request, { email, language });
    await buyByName(request, call, { name: 'Basic', language });
    await buyByName(request, call, { name: 'Studio', language });
    await signInAsAdmin(page, language);
    const found = await asAdmin(request, 'admin-orders', { action: 'list', search: email });
    const [plan, pack] = found.rows;
    const pages: [string, string][] = [
      ['orders', '/admin/orders'],
      ['order', `/admin/order?id=${plan.id}`],
      ['pack', `/admin/order?id=${pack.id}`],
      ['person', `/admin/customer?id=${plan.user_id}`],
      ['log', '/admin/log'],
      ['content', '/admin/content'],
      ['customers', '/admin/billing?tab=customers'],
      ['subscriptions', '/admin/billing?tab=subscriptions'],
      ['tokens', '/admin/billing?tab=tokens'],
      ['health', '/admin/health'],
      ['overview', '/admin/overview'],
      ['setup', '/admin/setup'],
    ];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, path] of pages) {
        if (process.env.SHOTS && !process.env.SHOTS.split(',').includes(name)) continue;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForTimeout(900);
        await page.screenshot({ path: `/tmp/shots-ad/${name}-${language}-${width}.png`, fullPage: true });
      }
      await page.goto(`/admin/order?id=${pack.id}`);
      await page
        .getByRole('button', { name: /Refund €|erstatten/ })
        .first()
        .click();
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/shots-ad/refund-${language}-${width}.png` });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: adminWords[language].search }).fill(email);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.screenshot({ path: `/tmp/shots-ad/search-${language}-${width}.png` });
      await page.keyboard.press('Escape');
    }
  });
