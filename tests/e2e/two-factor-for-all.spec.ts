import { expect, expectAccessible, type Language, openIn } from './fixtures.ts';
import { test } from './own-server.ts';
import { adminEmail, afterSignOut, asAdmin, createAccount, fillSignIn, openMenu, password, submit } from './people.ts';
import { shownInFrames } from './shown-in-frames.ts';
import { totp } from './totp.ts';
import { turnOnFactor } from './turn-on-factor.ts';
import { factorWords } from './two-factor-words.ts';
import { words } from './words.ts';

const stepMs = 30_000;
const stepsLater = 40;

// a set-up without a recent sign-in is refused, which the browser notes
test.use({ expectedMessages: /status of 400/ });

for (const language of ['en', 'de'] as const satisfies readonly Language[])
  test(`where every admin needs a second factor, one without it sets it up and works (${language})`, async ({
    page,
    site,
  }) => {
    const t = { ...words[language], ...factorWords[language] };
    const email = await createAccount(page, language);
    await asAdmin(page.request, 'update-admin-status', { email, isAdmin: true });
    const key = await turnOnFactor(page.request, adminEmail);
    await openIn(page, language, '/signin?next=%2Fadmin%2Fsetup');
    await fillSignIn(page, language, adminEmail);
    await page.getByLabel(t.code).fill(totp(key, 1));
    await page.getByRole('button', { name: t.go, exact: true }).click();
    const forAll = page.getByLabel(t.forAll);
    expect(await shownInFrames(forAll, () => forAll.click())).toEqual(['true', 'true', 'true']);
    await expect(page.getByText(t.isForAll)).toBeVisible();
    const other = page.getByRole('listitem').filter({ hasText: email });
    await expect(other.getByText(t.missing)).toBeVisible();
    await openMenu(page);
    await page.getByRole('menuitem', { name: t.signOut }).click();
    await expect(page).toHaveURL(afterSignOut);

    await page.goto('/signin');
    await fillSignIn(page, language, email);
    await expect(page).toHaveURL('/user/dashboard');
    // an admin who comes back to it later enters the password once more
    site.setTime(new Date(Date.now() + stepsLater * stepMs));
    await page.goto('/admin/setup');
    await expect(page).toHaveURL('/two-factor?next=%2Fadmin%2Fsetup');
    await expect(page.getByText(t.again)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await submit(page, t.go);
    await expect(page.getByRole('img', { name: t.qr })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t.code).fill(totp(await page.locator('code').innerText(), stepsLater));
    await submit(page, t.turnOn);
    await expect(page.getByText(t.codes)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.done }).click();
    await expect(page).toHaveURL('/admin/setup');

    // and helps an admin who lost the phone
    const first = page.getByRole('listitem').filter({ hasText: adminEmail });
    await first.getByRole('button', { name: t.removeFactor }).click();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: t.removeFactor }).click();
    await expect(first.getByText(t.missing)).toBeVisible();
    await page.goto('/admin/log');
    await expect(page.getByRole('cell').filter({ hasText: t.settingOf }).first()).toBeVisible();

    // other journeys share the server
    await page.goto('/admin/setup');
    await forAll.click();
    await expect(page.getByText(t.notForAll)).toBeVisible();
    site.setTime(new Date());
  });
