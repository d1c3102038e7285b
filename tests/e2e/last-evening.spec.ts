import type { Page } from '@playwright/test';
import type { Contract } from '@regelwerk/contract/shop/contracts';
import { legalLabels } from '@regelwerk/legal/labels';
import { adminWords } from './admin-words.ts';
import { buyByName, openAccount } from './buyer.ts';
import { expect, expectAccessible, openIn, test } from './fixtures.ts';
import { legalWords } from './legal-words.ts';
import { adminEmail, fillSignIn } from './people.ts';
import { type ServerWithClock, startServerWithClock } from './server-with-clock.ts';
import { words } from './words.ts';

// Winter time. The fourteenth day after the first of these is a Sunday, so the period ends on the Monday after it.
// It is bought late in the evening, when the browser, far away, already has the next day.
const bought = new Date('2027-01-17T23:30:00+01:00');
const sunday = new Date('2027-01-31T15:00:00+01:00');
const lastEvening = new Date('2027-02-01T23:55:00+01:00');
const tooLate = new Date('2027-02-02T00:05:00+01:00');
const buyer = 'buyer@example.com';

test.describe('with a clock of its own', () => {
  let server: ServerWithClock;
  test.beforeEach(async () => {
    server = await startServerWithClock(bought);
  });
  test.afterEach(() => server.remove());

  for (const language of ['en', 'de'] as const) {
    const a = adminWords[language];
    const within = { en: /^In time: .*(February 1, 2027|1 February 2027)/, de: /^Fristgerecht: .*1\. Februar 2027/ }[
      language
    ];
    const late = { en: /^The withdrawal period ended on/, de: /^Die Widerrufsfrist endete am/ }[language];
    const boughtOn = { en: '17 Jan 2027', de: '17.01.2027' }[language];
    const t = legalWords[language];
    const { withdrawLink } = legalLabels[language];

    test(`a withdrawal on the Sunday and on the last evening is in time and paid back, five minutes later it is not (${language})`, {
      tag: '@long',
    }, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      const travel = async (time: Date) => {
        server.setTime(time);
        await context.clock.setFixedTime(time);
      };
      await travel(bought);
      const { request } = context;
      const site = server.url;
      const admin = await openAccount(request, { site, email: adminEmail, language });
      await admin('update-admin-status', { email: adminEmail, isAdmin: true });
      const ada = await openAccount(request, { site, email: buyer, language });
      const numbers: number[] = [];
      for (const name of ['Basic', 'Standard', 'Premium'])
        numbers.push(await buyByName(request, ada, { site, name, language }));
      // the period starts once the confirmations have left, so time stands still until then
      const unsent = async () => {
        const contracts = await Promise.all(
          numbers.map((number): Promise<Contract> => ada('contracts', { action: 'read', number })),
        );
        return contracts.filter(({ mails }) => mails.length < 2 || mails.some(({ sentAt }) => sentAt === null)).length;
      };
      await expect.poll(unsent, { timeout: 30_000 }).toBe(0);

      /** Declares the withdrawal from an order on its own page. */
      const withdraw = async (number: number | undefined) => {
        await page.goto(`/user/order?number=${number}`);
        await page.getByRole('main').getByRole('link', { name: withdrawLink }).click();
        await declare(page, language);
      };
      await travel(sunday);
      await openIn(page, language, '/signin');
      await fillSignIn(page, language, buyer);
      await expect(page.getByText(words[language].signedIn)).toBeVisible();
      await page.goto('/billing#history');
      await expect(page.getByRole('row', { name: `RW-${numbers[0]}` })).toContainText(boughtOn);
      await withdraw(numbers[0]);
      await travel(lastEvening);
      await page.goto(`/user/order?number=${numbers[1]}`);
      await expect(
        page.getByRole('definition').filter({ hasText: /February 1, 2027|1 February 2027|1\. Februar 2027/ }),
      ).toBeVisible();
      // the shop's time, although the browser is far away
      await expect(page.getByRole('definition').filter({ hasText: /\b(CET|MEZ)$/ })).toHaveCount(1);
      await withdraw(numbers[1]);
      await travel(tooLate);
      await page.goto(`/user/order?number=${numbers[2]}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`RW-${numbers[2]}`);
      await expect(page.getByText('Premium', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: withdrawLink })).toHaveCount(0);
      await page.goto(`/vertrag-widerrufen?lang=${language}&contract=RW-${numbers[2]}`);
      await declare(page, language);

      const office = await browser.newContext({ baseURL: server.url });
      await office.clock.setFixedTime(tooLate);
      const desk = await office.newPage();
      await openIn(desk, language, '/signin');
      await fillSignIn(desk, language, adminEmail);
      await expect(desk.getByText(words[language].signedIn)).toBeVisible();
      await desk.goto('/admin/orders');
      await expect(desk.getByRole('row', { name: `RW-${numbers[0]}` })).toContainText(boughtOn);
      for (const [index, isInTime] of [true, true, false].entries()) {
        await desk.goto('/admin/notices');
        await desk
          .getByRole('row', { name: new RegExp(`RW-${numbers[index]}\\b`) })
          .getByRole('button')
          .click();
        const card = desk
          .getByRole('dialog')
          .getByRole('listitem')
          .filter({ hasText: `RW-${numbers[index]}` });
        await expect(card.getByText(isInTime ? within : late)).toBeVisible();
        if (!isInTime) {
          await expectAccessible(desk);
          continue;
        }
        await card.getByRole('button').click();
        await desk
          .getByRole('alertdialog')
          .getByRole('button', { name: /[.,]99/ })
          .click();
        await expect(desk.getByText(a.refunded, { exact: true })).toBeVisible();
        await expect(desk.getByRole('alertdialog')).toHaveCount(0);
      }
      await expect(async () => {
        await page.goto('/user/dashboard');
        await expect(page.getByRole('main')).toContainText('53', { timeout: 1000 });
      }).toPass();
      await office.close();
      await context.close();
    });

    const declare = async (page: Page, spoken: 'en' | 'de') => {
      await expect(page.getByLabel(t.contract)).toHaveValue(/^RW-\d+$/);
      await page.getByLabel(t.name).fill('Ada Lovelace');
      await page.getByLabel(t.email).fill(buyer);
      await page.getByRole('button', { name: t.continue }).click();
      await page.getByRole('button', { name: legalLabels[spoken].confirmWithdrawal }).click();
      await expect(page.getByRole('heading', { name: t.received })).toBeVisible();
    };
  }
});
