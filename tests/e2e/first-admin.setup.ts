import { isLongRun } from '../../tools/testing/is-long-run.ts';
import { expect, openIn, test } from './fixtures.ts';
import { adminEmail, fillSignUp, newEmail, password } from './people.ts';
import { words } from './words.ts';

/** All other journeys wait for this one; a test of the server lets twenty people claim. */
const rivals = isLongRun ? 19 : 3;

test(`of ${rivals + 1} simultaneous claims, the first makes the admin`, async ({ page }) => {
  const t = words.en;
  await openIn(page, 'en', '/signup');
  await fillSignUp(page, 'en', adminEmail);
  await expect(page).toHaveURL('/user/welcome');
  const { publishableKey: apikey } = await (await page.request.get('/config.json')).json();
  const others = await Promise.all(
    Array.from({ length: rivals }, async () => {
      const email = newEmail();
      const response = await page.request.post('/auth/v1/signup', { headers: { apikey }, data: { email, password } });
      return { email, token: (await response.json()).access_token };
    }),
  );
  // the first account of a shop is told where to become its admin
  const note = page.getByRole('region', { name: 'This shop has no admin yet' });
  await note.getByRole('link', { name: 'Become the admin' }).click();
  await expect(page).toHaveURL('/admin/setup');
  const claim = page.getByRole('button', { name: 'Make me the admin' });
  await expect(claim).toBeVisible();
  const [statuses] = await Promise.all([
    Promise.all(
      others.map(async ({ email, token }) => {
        const response = await page.request.post('/functions/v1/update-admin-status', {
          headers: { apikey, authorization: `Bearer ${token}` },
          data: { email, isAdmin: true },
        });
        return response.status();
      }),
    ),
    claim.click(),
  ]);
  expect(new Set(statuses)).toEqual(new Set([403]));
  await expect(page.getByText(t.granted)).toBeVisible();
  await expect(page.getByRole('button', { name: t.grant })).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await expect(page.getByRole('menuitem', { name: t.adminSetup })).toBeVisible();
});
