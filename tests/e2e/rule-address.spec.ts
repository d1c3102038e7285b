import { randomUUID } from 'node:crypto';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { choiceWords } from './choice-words.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { ownWords } from './own-words.ts';
import { paymentWords } from './payment-words.ts';
import { fillSignIn, signIn, takeTokens } from './people.ts';
import { plainAnswers } from './plain-answers.ts';
import { answer, generate } from './wizard.ts';
import { words } from './words.ts';

const own = {
  en: {
    recent: 'Recent rules',
    exists: 'You already have this rule',
    open: 'Open the rule',
    again: 'Generate again for 1 token',
    unknown: 'There is no such rule',
    prices: 'Prices',
  },
  de: {
    recent: 'Letzte Regeln',
    exists: 'Diese Regel hast du schon',
    open: 'Regel öffnen',
    again: 'Für 1 Token neu erzeugen',
    unknown: 'Diese Regel gibt es nicht',
    prices: 'Preise',
  },
} as const;

// the offer of a rule that exists is a refusal, and so is a rule that does not
test.use({ expectedMessages: /status of (402|404|409)|ERR_FAILED/ });

for (const language of ['en', 'de'] as const) {
  const t = { ...words[language], ...ownWords[language], ...paymentWords[language], ...own[language] };
  const hosted = pageWords[language];

  test(`a paid rule has an address, and the same answers are not paid for twice by accident (${language})`, async ({
    page,
  }) => {
    const email = await signIn(page, language);
    await page.goto('/');
    await answer(page, language, plainAnswers);
    await generate(page, language);
    await expect(page).toHaveURL(/\/rule\/[0-9a-f-]{36}$/);
    const address = page.url();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    // a request that the network loses is sent again
    await page.route('**/functions/v1/generated-rule', (route) => route.abort(), { times: 1 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('tab', { name: t.whereItGoes })).toBeVisible();

    // back leads to the answers, which offer the rule that exists
    await page.goto('/');
    await expect(page.getByRole('radio', { name: choiceWords[language].both })).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.generate }).click();
    const dialog = page.getByRole('dialog', { name: t.exists });
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.generate })).toBeFocused();
    await page.getByRole('button', { name: t.generate }).click();
    await dialog.getByRole('link', { name: t.open }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    // the dashboard leads to it
    await page.goto('/user/dashboard');
    const recent = page.getByRole('region', { name: t.recent });
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await recent.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(address);

    // paying again is a decision, and makes a rule of its own
    await page.goto('/');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.generate }).click();
    await dialog.getByRole('button', { name: t.again }).click();
    await expect(page).toHaveURL(/\/rule\/[0-9a-f-]{36}$/);
    expect(page.url()).not.toBe(address);

    // a new rule begins at the first step, and the old one is still there
    await page.goto('/user/dashboard');
    await expect(recent.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: t.newRule }).click();
    await expect(page.getByRole('radio', { name: /^Claude/ })).toBeVisible();
    await page.goto(`/rule/${randomUUID()}`);
    await expect(page.getByRole('heading', { level: 1, name: t.unknown })).toBeVisible();
    await expectAccessible(page);

    // on another device the address asks for the sign-in and leads on
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await fillSignIn(page, language, email);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test(`without tokens, an existing rule and a lost one are still given, and a purchase leads back (${language})`, {
    tag: '@long',
  }, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, language);
    await page.goto('/');
    await answer(page, language, plainAnswers);
    await takeTokens(page, request, 2);
    // the answer that took the last token is lost on its way
    await page.route('**/functions/v1/generate-rules', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.generate }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.unroute('**/functions/v1/generate-rules');
    await expect(page.getByText(t.outOfTokens)).toBeVisible();
    await page.getByRole('button', { name: t.generate }).click();
    await expect(page).toHaveURL(/\/rule\//);
    const address = page.url();

    // the same answers again: the rule that exists is offered, and another one needs a token
    await page.goto('/');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.generate }).click();
    const dialog = page.getByRole('dialog', { name: t.exists });
    await dialog.getByRole('button', { name: t.again }).click();
    await expect(page.getByText(t.noTokens)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    // the purchase goes through the provider's page: canceled first, then paid
    await page.getByRole('region', { name: t.balance }).getByRole('link', { name: t.purchaseTokens }).click();
    for (const leave of [
      page.getByRole('link', { name: hosted.back }),
      page.getByRole('button', { name: hosted.pay }),
    ]) {
      await page.getByRole('button', { name: `${t.purchase}: Basic` }).click();
      await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
      await placeOrder(page, language);
      await leave.click();
      await expect(page.getByRole('main').getByRole('link', { name: t.backToRule })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const again = page.getByRole('link', { name: t.backToPackages });
      if (await again.isVisible()) await again.click();
    }
    await page.getByRole('link', { name: t.backToRule }).click();
    await expect(page.getByRole('radio', { name: /^Markdown/ })).toBeChecked();
    await expect(page.getByRole('region', { name: t.balance })).toContainText('10');
    await page.goto(address);
    await expect(page.getByRole('tab', { name: t.whereItGoes })).toBeVisible();

    // the link of every page to the packages leads back too, but not from the landing page
    await page.getByRole('contentinfo').getByRole('link', { name: t.prices }).click();
    await page.getByRole('link', { name: t.backToRule }).click();
    await expect(page).toHaveURL(address);
    await page.getByRole('link', { name: /^Regelwerk/ }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: t.prices }).click();
    await expect(page.getByRole('button', { name: `${t.purchase}: Basic` })).toBeVisible();
    await expect(page.getByRole('link', { name: t.backToRule })).toHaveCount(0);
  });
}
