import { randomUUID } from 'node:crypto';
import { adminWords } from './admin-words.ts';
import { buyByName, openAccount } from './buyer.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFocusReturned,
  expectNoSidewaysScroll,
  openIn,
  test,
} from './fixtures.ts';
import { createAccount, newEmail, signInAsAdmin } from './people.ts';
import { openWizard } from './wizard.ts';

const figures = {
  en: ['Sign-ups', 'Previews of visitors', 'Purchases', 'Paid back'],
  de: ['Neue Konten', 'Vorschauen ohne Konto', 'Käufe', 'Erstattet'],
} as const;

for (const language of ['en', 'de'] as const) {
  const t = adminWords[language];

  test(`an admin action appears in the log and in the person’s history, and can be exported (${language})`, {
    tag: '@long',
  }, async ({ page }) => {
    const email = await createAccount(page, language);
    const reason = `Case ${randomUUID().slice(0, 8)}`;
    await signInAsAdmin(page, language);
    await page.goto(`/admin/billing?tab=tokens&search=${email}`);
    await page
      .getByRole('row', { name: new RegExp(email) })
      .getByRole('button')
      .click();
    await page.getByLabel(t.reason).fill(reason);
    await page.getByRole('button', { name: t.addTokens }).click();
    await expect(page.getByText(t.tokensAdded, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: email }).click();
    await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: t.timeline })).toBeVisible();
    const added = { en: 'Admin added 10 tokens', de: '10 Tokens vom Betreiber gutgeschrieben' }[language];
    await expect(page.getByRole('listitem').filter({ hasText: `${added}: ${reason}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation').getByRole('link', { name: t.log, exact: true }).click();
    await page.getByRole('searchbox', { name: t.search }).fill(reason);
    const rows = page.getByRole('row', { name: new RegExp(reason) });
    await expect(rows).toHaveCount(1);
    await page.getByLabel(t.show).selectOption('adjust_tokens');
    await expect(page).toHaveURL(/filter=adjust_tokens/);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await rows.getByText(t.what, { exact: true }).click();
    await expect(rows).toContainText(/Tokens:\s*10/);
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: t.export }).click();
    const saved = await file;
    expect(saved.suggestedFilename()).toBe('audit.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
    const csv = Buffer.concat(chunks).toString();
    expect(csv.startsWith('\ufeffid,actor,action')).toBe(true);
    expect(csv).toContain('adjust_tokens');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
  });

  test(`cancellations are accepted for good cause or with notice, or answered (${language})`, { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const subscribe = async () => {
      const email = newEmail();
      const call = await openAccount(request, { email, language });
      return { email, number: await buyByName(request, call, { name: 'Studio', language }) };
    };
    const declare = async (email: string, reference: string, type: 'ordinary' | 'extraordinary') => {
      const form = { id: randomUUID(), homepage: '', name: 'Ada', email, contractReference: reference, end: '' };
      const reason = type === 'ordinary' ? '' : 'No rule for a week';
      const declared = await request.post(`/vertrag-kuendigen?lang=${language}`, {
        form: { ...form, type, reason, step: 'confirm' },
      });
      expect(declared.status()).toBe(200);
    };
    const [ada, bea] = [await subscribe(), await subscribe()];
    const sender = newEmail();
    await declare(ada.email, `RW-${ada.number}`, 'extraordinary');
    await declare(sender, `RW-${bea.number}`, 'ordinary');
    await declare(sender, `My gym ${language}`, 'ordinary');
    await signInAsAdmin(page, language);
    const dialog = page.getByRole('dialog');
    const sure = page.getByRole('alertdialog', { name: /RW-\d+/ });
    const open = async (words: string) => {
      await page.goto(`/admin/notices?search=${encodeURIComponent(words)}`);
      await page
        .getByRole('row', { name: new RegExp(words) })
        .getByRole('button')
        .click();
    };
    await open(`RW-${ada.number}`);
    await expect(dialog.getByText('No rule for a week')).toBeVisible();
    await expect(dialog.getByText(/29[.,]00/).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.cancelWithNotice })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: t.endForCause }).click();
    await expectAccessible(page);
    await sure.getByRole('button', { name: t.endForCause }).click();
    await expect(page.getByText(t.canceled, { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });

    await open(`RW-${bea.number}`);
    await expect(dialog.getByText(bea.email)).toBeVisible();
    await dialog.getByRole('button', { name: t.cancelPlan }).click();
    await sure.getByRole('button', { name: t.cancelPlan }).click();
    await expect(page.getByText(t.canceled, { exact: true })).toBeVisible();

    await open(`My gym ${language}`);
    await dialog.getByLabel(t.reason).fill('Not our contract');
    await dialog.getByLabel(t.answer).fill('We run no gym.');
    await dialog.getByRole('button', { name: t.settle }).click();
    await expect(dialog).toHaveCount(0);
    await expectFocusReturned(page);
    await expect(async () => {
      const mails = await (await request.get('/dev/mailbox')).text();
      for (const address of [ada.email, bea.email, sender]) expect(mails).toContain(address);
      expect(mails).toContain({ en: 'About your cancellation', de: 'Zu deiner Kündigung' }[language]);
    }).toPass();
    await page.goto(`/admin/notices?search=RW-${ada.number}&filter=settled`);
    await expect(page.getByRole('row', { name: new RegExp(ada.email) })).toBeVisible();
  });

  test(`a model and a text are changed, and an open browser shows it (${language})`, { tag: '@long' }, async ({
    page,
    context,
  }) => {
    // a model that no other journey chooses
    const name = language === 'en' ? 'Bubble' : 'Replit';
    await signInAsAdmin(page, language);
    const visitor = await context.newPage();
    await openIn(visitor, language);
    await openWizard(visitor, language);
    const offered = visitor.getByRole('radio', { name: new RegExp(`^${name}`) });
    await expect(offered).toBeAttached();
    await page.goto('/admin/content');
    await expect(page.getByRole('heading', { level: 1, name: t.content })).toBeVisible();
    const dialog = page.getByRole('dialog');
    const switchTo = async (isOffered: boolean) => {
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await dialog.getByLabel(t.offered).setChecked(isOffered);
      await dialog.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.modelSaved, { exact: true }).first()).toBeVisible();
      await expectFocusReturned(page, page.getByRole('button', { name: new RegExp(name) }));
    };
    await switchTo(false);
    await expect(offered).toHaveCount(0);
    await switchTo(true);
    await expect(offered).toBeAttached();
    await visitor.close();
  });

  test(`an admin finds a text by its words and place, replaces it, keeps its placeholder and restores it (${language})`, async ({
    page,
    request,
  }) => {
    // each language changes its own text, because both journeys share a shop
    const key = { en: 'dashboard.joined', de: 'dashboard.welcome' }[language];
    const own = { en: 'With us since {{date}}', de: 'Schön, dass du da bist, {{email}}' }[language];
    const lost = { en: '{{date}}', de: '{{email}}' }[language];
    const area = { en: t.english, de: t.german }[language];
    await signInAsAdmin(page, language);
    await page.goto('/admin/content');
    const row = page.getByRole('row', { name: new RegExp(key) });
    await page.getByLabel(t.place).selectOption('Dashboard');
    await expect(page).toHaveURL(/place=dashboard\.title/);
    await page.getByRole('searchbox', { name: t.search }).fill({ en: 'joined', de: 'willkommen, {{' }[language]);
    await expect(row).toContainText('Dashboard');
    await expect(row).not.toContainText(t.changed);
    await row.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(area, { exact: true });
    await expectAccessible(page);
    await field.fill(own.replace(lost, ''));
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByRole('alert')).toContainText(lost);
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await field.fill(own);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.textSaved, { exact: true })).toBeVisible();
    await expectFocusReturned(page);
    await expect(row).toContainText(own);
    await page.getByLabel(t.show).selectOption('changed');
    await page.reload();
    await expect(row).toContainText(t.changed);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page);
    await row.getByRole('button').click();
    await dialog.getByRole('button', { name: t.reset }).click();
    await expect(page.getByText(t.textReset, { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);

    const gone = `gone.${randomUUID().slice(0, 8)}`;
    const headers = { apikey: 'sb_secret_e2e' };
    await request.post('/rest/v1/translations', { headers, data: { key: gone, language, value: 'Anything' } });
    await page.goto(`/admin/content?search=${gone}&filter=unused`);
    const left = page.getByRole('row', { name: new RegExp(gone) });
    await expect(left).toContainText(t.unused);
    await left.getByRole('button').click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.remove }).click();
    await expect(page.getByText(t.textRemoved, { exact: true })).toBeVisible();
    await expect(left).toHaveCount(0);
  });

  test.describe('where nothing is found', () => {
    test.use({ expectedMessages: /status of 40[04]/ });

    test(`health and figures are shown, and an unknown person is reported (${language})`, { tag: '@long' }, async ({
      page,
    }) => {
      await signInAsAdmin(page, language);
      await page.goto('/admin/health');
      const ledger = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: t.ledger }) });
      await expect(ledger).toContainText(t.good);
      // sentences in the page's language, not the server's
      await expect(page.getByText(t.mailsKept)).toBeVisible();
      await expectAccessible(page);
      await page.goto('/admin/overview');
      await expect(page.getByRole('heading', { level: 1, name: t.figures })).toBeVisible();
      for (const name of figures[language])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      // beside the same time before; plans that run are compared with one day
      await expect(page.getByText(/^30 (?:days before|Tage davor): /)).toHaveCount(8);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
      await expectAccessibleInBothThemes(page);
      await page.getByText(t.asTable).click();
      await expect(page.getByRole('row')).toHaveCount(32);
      await expect(page.getByRole('columnheader', { name: t.revenue })).toBeVisible();
      await expectAccessible(page);
      for (const query of ['', '?id=none', '?id=00000000-0000-4000-8000-000000000000']) {
        await page.goto(`/admin/customer${query}`);
        await expect(page.getByText(t.unknownPerson)).toBeVisible();
      }
    });
  });
}
