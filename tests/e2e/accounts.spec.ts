import { adminWords } from './admin-words.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectFocusReturned,
  expectNoSidewaysScroll,
  type Language,
  openIn,
  test,
} from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { linkInMailbox } from './link-in-mailbox.ts';
import { ownWords } from './own-words.ts';
import {
  adminEmail,
  afterSignOut,
  createAccount,
  fillSignIn,
  fillSignUp,
  newEmail,
  openMenu,
  password,
  submit,
} from './people.ts';
import { ruleWords } from './rule-words.ts';
import { startServerWithClock } from './server-with-clock.ts';
import { answer, choose, generate } from './wizard.ts';
import { words } from './words.ts';

const walk = {
  model: 'Claude',
  type: 'Frontend',
  frameworks: ['React', 'TypeScript'],
  behavior: 'Strict',
  format: 'Markdown',
} as const;

for (const language of ['en', 'de'] as Language[]) {
  const t = { ...adminWords[language], ...words[language], ...ruleWords[language] };

  test(`sign up, welcome, dashboard, sign out, sign in again (${language})`, async ({ page }) => {
    const email = newEmail();
    await openIn(page, language);
    await page.getByRole('banner').getByRole('link', { name: t.signUp }).click();
    await submit(page, t.signUp);
    await expect(page.getByLabel(t.name, { exact: true })).toBeFocused();
    await expect(page.getByText(t.emailRequired)).toBeVisible();
    await expect(page.getByText(t.tooShort)).toBeVisible();
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByLabel(t.confirmPassword).fill('something else');
    await expect(page.getByText(t.noMatch)).toBeVisible();
    await fillSignUp(page, language, email);
    await expect(page).toHaveURL('/user/welcome');
    await expect(page.getByText(t.accountCreated)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
    await page.getByRole('main').getByRole('link', { name: t.toDashboard }).click();
    await expect(page).toHaveURL('/user/dashboard');
    await expect(page.getByRole('region', { name: t.balance })).toContainText('3');
    await expect(page.getByText(email).first()).toBeVisible();
    await openMenu(page);
    const letHome = await holdBack(page, afterSignOut);
    const leaving = page.waitForRequest(afterSignOut);
    await page.getByRole('menuitem', { name: t.signOut }).click();
    await leaving;
    // the guard must not ask to sign in during sign-out
    expect(new URL(page.url()).pathname).toBe('/user/dashboard');
    letHome();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(t.signedOut, { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: t.signIn })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual([]);

    await page.goto('/dashboard?from=mail#top');
    await expect(page.getByText(t.mustSignIn)).toBeVisible();
    await expect(page).toHaveURL(/\/signin\?next=/);
    await fillSignIn(page, language, email);
    await expect(page.getByText(t.signedIn)).toBeVisible();
    await expect(page).toHaveURL('/user/dashboard?from=mail');
    const newRule = page.getByRole('button', { name: ownWords[language].newRule });
    await expect(newRule).toBeVisible();
    const [notice, action] = await Promise.all([
      page.locator('[data-sonner-toast]', { hasText: t.signedIn }).boundingBox(),
      newRule.boundingBox(),
    ]);
    expect((notice?.x ?? Infinity) + (notice?.width ?? 0)).toBeLessThan(action?.x ?? 0);
  });

  test.describe('with refusals of the server', () => {
    test.use({ expectedMessages: /Failed to load resource: the server responded with a status of 4\d\d/ });

    test(`a wrong password and a taken address are reported at the form (${language})`, async ({ page }) => {
      const email = await createAccount(page, language);
      await openIn(page, language, '/signin');
      await fillSignIn(page, language, email, 'wrong horse 9');
      await expect(page.getByRole('alert')).toHaveText(t.signInFailed);
      const refused = page.getByLabel(t.password, { exact: true });
      await expect(refused).toHaveAccessibleDescription(new RegExp(t.wrongPassword));
      await expect(refused).toBeFocused();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
      const secret = page.getByLabel(t.password, { exact: true });
      await expect(secret).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: t.showPassword }).click();
      await expect(secret).toHaveAttribute('type', 'text');
      await page.getByRole('main').getByRole('link', { name: t.signUp }).click();
      await fillSignUp(page, language, email);
      await expect(page.getByLabel(t.email, { exact: true })).toHaveAccessibleDescription(t.taken);
    });

    test(`a reset by mail, asked for once by two clicks, then signing in with the new password; the link works once (${language})`, async ({
      page,
    }) => {
      const email = await createAccount(page, language);
      await openIn(page, language, '/signin');
      await page.getByLabel(t.email, { exact: true }).fill(email);
      await page.getByRole('link', { name: t.forgot }).click();
      // both pages have a field for the address, and the second takes over what was typed
      await expect(page.getByRole('button', { name: t.sendLink })).toBeVisible();
      await expect(page.getByLabel(t.email, { exact: true })).toHaveValue(email);
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().includes('/auth/v1/recover')) sent += 1;
      });
      await page.getByRole('button', { name: t.sendLink }).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible();
      expect(sent).toBe(1);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      const link = await linkInMailbox(page, email);
      await page.goto(link);
      await page.getByLabel(t.newPassword).fill('short');
      await page.getByLabel(t.confirmPassword).fill('other');
      await submit(page, t.savePassword);
      await expect(page.getByText(t.tooShort)).toBeVisible();
      await expect(page.getByText(t.noMatch)).toBeVisible();
      // a refused password does not use up the link
      await page.getByLabel(t.newPassword).fill('Password1');
      await page.getByLabel(t.confirmPassword).fill('Password1');
      await submit(page, t.savePassword);
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await page.getByLabel(t.newPassword).fill('a new horse 9');
      await page.getByLabel(t.confirmPassword).fill('a new horse 9');
      await submit(page, t.savePassword);
      await expect(page.getByRole('heading', { name: t.resetSuccess })).toBeVisible();
      // the page says it, so that no notice repeats it
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await expect(page).toHaveURL('/signin');
      await fillSignIn(page, language, email, 'a new horse 9');
      await expect(page).toHaveURL('/user/dashboard');
      await page.goto('/');
      await page.goto(link);
      await page.getByLabel(t.newPassword).fill('yet another 9');
      await page.getByLabel(t.confirmPassword).fill('yet another 9');
      await submit(page, t.savePassword);
      await expect(page.getByText(t.expired)).toBeVisible();
    });

    test(`a user is refused as admin, asks for the right, and gets it (${language})`, { tag: '@long' }, async ({
      page,
      browser,
    }) => {
      const email = await createAccount(page, language);
      await openIn(page, language, '/admin/signin');
      await page.getByLabel(t.adminEmail).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await submit(page, t.signIn);
      await expect(page.getByText(t.adminOnly)).toBeVisible();
      await expect(page.getByText(t.noAdmin)).toBeVisible();
      await page.getByRole('button', { name: t.requestAdmin }).click();
      await expect(page.getByText(t.requested)).toBeVisible();
      await page.goto('/admin/setup');
      await expect(page.getByText(t.denied)).toBeVisible();
      await expect(page).toHaveURL('/user/dashboard');

      const context = await browser.newContext();
      const admin = await context.newPage();
      await openIn(admin, language, '/admin/signin');
      await admin.getByLabel(t.adminEmail).fill(adminEmail);
      await admin.getByLabel(t.password, { exact: true }).fill(password);
      await submit(admin, t.signIn);
      await expect(admin).toHaveURL('/admin/setup');
      await admin.getByLabel(t.email, { exact: true }).fill('nobody@example.com');
      await submit(admin, t.grant);
      const question = admin.getByRole('alertdialog');
      await question.getByRole('button', { name: t.grant }).click();
      await expect(admin.getByText(t.grantFailed)).toBeVisible();
      const grant = admin.getByRole('button', { name: t.grantTo.replace('{{email}}', email) });
      await grant.click();
      await expect(question).toContainText(email);
      await admin.keyboard.press('Escape');
      await expectFocusReturned(admin, grant);
      await grant.click();
      await question.getByRole('button', { name: t.grant }).click();
      await expect(question).toHaveCount(0);
      await expect(grant).toHaveCount(0);
      await context.close();

      // the session that began before the grant goes on, on a new page and on the one that is open
      if (language === 'en') await page.goto('/admin/overview');
      else
        await page.evaluate(() => {
          history.pushState({}, '', '/admin/overview');
          dispatchEvent(new PopStateEvent('popstate'));
        });
      await expect(page.getByRole('heading', { level: 1, name: t.figures })).toBeVisible();
      await expect(page).toHaveURL('/admin/overview');
      await openMenu(page);
      await page.getByRole('menuitem', { name: t.signOut }).click();
      await expect(page.getByText(t.signedOut, { exact: true })).toBeVisible();
      await page.goto('/admin/signin');
      await page.getByLabel(t.adminEmail).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await submit(page, t.signIn);
      await expect(page).toHaveURL('/admin/setup');
    });
  });

  test(`a link without a secret is expired (${language})`, { tag: '@long' }, async ({ page }) => {
    await openIn(page, language, '/reset-password');
    await expect(page.getByText(t.expired)).toBeVisible();
  });

  for (const width of [1280, 390])
    test(`a visitor has a preview after eight presses and the whole rule after three more, at ${width} px (${language})`, {
      tag: width > 640 ? ['@long'] : [],
    }, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      let presses = 0;
      await page.exposeFunction('countPress', () => {
        presses += 1;
      });
      await page.addInitScript(() =>
        addEventListener('pointerdown', () => (window as unknown as { countPress: () => void }).countPress(), true),
      );
      const press = (role: 'button' | 'link', name: string) => page.getByRole(role, { name, exact: true }).click();
      await openIn(page, language);
      await press('button', t.try);
      await press('button', t.next);
      await press('button', t.next);
      await choose(page, 'checkbox', 'React');
      for (let step = 0; step < 2; step += 1) await press('button', t.next);
      await page.getByRole('checkbox').check();
      await press('button', t.generate);
      await expect(page).toHaveURL('/preview');
      expect(presses).toBeLessThanOrEqual(8);

      // it names what is inside, and the title is masked in the document alone
      const inside = page.getByRole('region', { name: t.inside });
      await expect(inside).toContainText('AGENTS.md');
      await expect(inside).toContainText(/\d+ (lines|Zeilen)/);
      await expect(inside).toContainText(language === 'en' ? /1,\d00 tokens/ : /1\.\d00 Token/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ChatGPT/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await inside.innerText()).not.toContain('•');
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScroll(page);
      await page.reload();
      await expect(inside).toBeVisible();

      presses = 0;
      await press('link', t.unlock);
      await expect(page).toHaveURL('/signup?next=%2Fpreview');
      await fillSignUp(page, language, newEmail());
      await expect(page).toHaveURL('/preview');
      await expect(page.getByRole('heading', { name: t.unlockFor })).toBeVisible();
      // a gift token needs no declaration
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: t.unlock })).toBeEnabled();
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScroll(page);
      await press('button', t.unlock);
      await expect(page).toHaveURL(/\/rule\//);
      // the form has its own press
      expect(presses).toBeLessThanOrEqual(3 + 1);

      await expect(page.getByText(/\b2 (tokens remaining|Tokens)/)).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('•••');
      await page.getByRole('button', { name: t.copy, exact: true }).click();
      await expect(async () => {
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toContain('React');
        expect(copied).not.toContain('•');
      }).toPass();
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      expect((await waiting).suggestedFilename()).toMatch(/^[a-z0-9-]+\.md$/);
      // unlocked, it waits no longer: the way back leads to where the rule is kept
      await page.goBack();
      await expect(page).toHaveURL('/user/dashboard');
      await expect(page.getByRole('link', { name: t.unlock })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('waitingRule'))).toBeNull();
    });

  test(`a preview survives saving, signing in and changing the answers (${language})`, { tag: '@long' }, async ({
    page,
  }) => {
    const email = await createAccount(page, language);
    await openIn(page, language);
    await answer(page, language, walk);
    await generate(page, language);
    // the logo discards the answers, and the landing page leads back to the preview
    await page.getByRole('link', { name: /^Regelwerk/ }).click();
    await page.getByRole('link', { name: t.unlock }).click();
    await expect(page).toHaveURL('/preview');
    await page.getByRole('button', { name: t.save }).click();
    await fillSignIn(page, language, email);
    await expect(page).toHaveURL('/preview');
    // the page that greets an account speaks of the rule and the gift
    await page.goto('/user/welcome');
    await expect(page.getByText(t.gift)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: t.unlock }).click();
    await page.getByRole('button', { name: t.changeAnswers }).click();
    await expect(page.getByRole('radio', { name: /^Markdown/ })).toBeChecked();
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    // the dashboard leads back to it, and signing out forgets it
    await page.goto('/user/dashboard');
    await page.getByRole('link', { name: t.unlock }).click();
    await expect(page).toHaveURL('/preview');
    await openMenu(page);
    await page.getByRole('menuitem', { name: t.signOut }).click();
    await expect(page.getByText(t.signedOut, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('waitingRule'))).toBeNull();
  });

  test.describe('with a broken connection', () => {
    test.use({ expectedMessages: /ERR_FAILED/ });

    test(`an unlocking that fails returns the focus to its offer (${language})`, { tag: '@long' }, async ({ page }) => {
      await openIn(page, language);
      await answer(page, language, walk);
      await generate(page, language);
      await page.getByRole('button', { name: t.save }).click();
      await fillSignIn(page, language, await createAccount(page, language));
      await page.route('**/functions/v1/generate-rules', (route) => route.abort());
      await page.getByRole('button', { name: t.unlock }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('button', { name: t.unlock })).toBeFocused();
    });
  });

  test(`a link that confirms the address leads to the preview from another tab (${language})`, {
    tag: '@long',
  }, async ({ browser }) => {
    const server = await startServerWithClock(new Date(), { MAIL_CONFIRM: '1' });
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await openIn(page, language);
    await answer(page, language, walk);
    await generate(page, language);
    await page.getByRole('link', { name: t.unlock }).click();
    const email = newEmail();
    await fillSignUp(page, language, email);
    await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible();
    await page.goto('/signin');
    await fillSignIn(page, language, email);
    await expect(page.getByRole('main').getByText(t.confirmKept)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(await linkInMailbox(tab, email, '/confirm-email#token_hash='));
    await openIn(tab, language, tab.url());
    await tab.getByRole('button', { name: t.confirm }).click();
    await expect(tab.getByRole('link', { name: t.unlock })).toBeVisible();
    await expectAccessibleInBothThemes(tab);
    await tab.getByRole('link', { name: t.unlock }).click();
    await expect(tab.getByRole('heading', { name: t.unlockFor })).toBeVisible();
    await context.close();
    await server.remove();
  });

  test(`axe finds nothing on a refused form, a reset form and the open menu, and none is wider than 320 px (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const look = async () => {
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScroll(page);
    };
    await openIn(page, language, '/signin');
    await submit(page, t.signIn);
    await look();
    await page.goto(`/reset-password#token_hash=${'x'.repeat(30)}&type=recovery`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
    await page.goto('/signin');
    await fillSignIn(page, language, adminEmail);
    await expect(page).toHaveURL('/user/dashboard');
    await page.getByRole('button', { name: /^Men[uü]$/ }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: t.signOut })).toBeVisible();
    await look();
  });
}
