import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';
import { words } from '../words.ts';

const fastMs = 70 * 60_000;

test('a browser whose clock is an hour fast stays signed in and renews nothing', async ({ page }) => {
  await page.clock.install({ time: Date.now() + fastMs });
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals += 1;
  });
  await signIn(page, 'en');
  for (const path of ['/user/dashboard', '/user/saved-rules', '/account', '/user/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByRole('heading', { level: 1, name: words.en.dashboard })).toBeVisible();
  // the client looks at the session every half minute
  await page.clock.runFor(120_000);
  expect(renewals).toBe(0);
});
