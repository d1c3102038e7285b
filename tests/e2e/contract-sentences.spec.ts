import type { Page } from '@playwright/test';
import { declarations } from '@regelwerk/legal/consent-texts';
import { type ContractFacts, contractTerms } from '@regelwerk/legal/contract-terms';
import { salesFacts } from '@regelwerk/legal/sales-facts';
import { pageWords } from '@regelwerk/payment-sandbox/pages/words';
import { expect, expectNoSidewaysScroll, type Language } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { test } from './own-server.ts';
import { paymentWords } from './payment-words.ts';
import { asAdmin, signIn } from './people.ts';

const day = 86_400_000;
const cardsOnly = {
  paymentMethods: ['card'],
  country: 'DE',
  limitedOutside: null,
  servesForeignBusinesses: false,
} as const;

/** The text of the newest mail to the person whose subject begins so. */
async function mailTo(page: Page, email: string, subject: RegExp): Promise<string> {
  const mailbox = await page.context().newPage();
  let text = '';
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    text = await mailbox.locator('article', { hasText: email }).filter({ hasText: subject }).first().innerText();
  }).toPass();
  await mailbox.close();
  return text;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

for (const language of ['en', 'de'] as const satisfies readonly Language[]) {
  const t = paymentWords[language];
  const hosted = pageWords[language];

  test(`card, bar, order, mails and order page say the same about a plan (${language})`, async ({ page }) => {
    const yearly = `Jahr ${language}`;
    const { id } = await asAdmin(page.request, 'admin-stripe', {
      action: 'createProduct',
      productData: { name: yearly, tokens: 400 },
    });
    await asAdmin(page.request, 'admin-stripe', {
      action: 'createPrice',
      priceData: { product: id, unit_amount: 9900, currency: 'eur', recurring: { interval: 'year' } },
    });
    const facts = (more: Partial<ContractFacts>): ContractFacts => ({
      amount: 9900,
      currency: 'eur',
      interval: 'year',
      intervalCount: 1,
      trialDays: 0,
      trialTokens: 0,
      discount: null,
      orderedAt: new Date(),
      firstChargeOn: null,
      changesPlan: false,
      ...more,
    });
    const starter = { amount: 900, interval: 'month' as const, trialDays: 7, trialTokens: 3 };
    const plans = [
      { name: yearly, facts: facts({}), button: hosted.subscribe },
      {
        name: 'Starter',
        facts: facts({ ...starter, firstChargeOn: new Date(Date.now() + 7 * day) }),
        button: hosted.subscribe,
      },
    ];
    for (const plan of plans) {
      const email = await signIn(page, language);
      const terms = contractTerms(plan.facts, language);
      await page.goto('/billing#plans');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan.name }) });
      await expect(card).toContainText(terms.notice ?? '');
      if (plan.facts.trialTokens > 0)
        await expect(card).toContainText(/3 (tokens during the trial|Tokens im Testzeitraum)/);
      for (const fact of salesFacts(cardsOnly, language)) await expect(page.getByRole('main')).toContainText(fact);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.getByRole('button', { name: `${t.subscribe}: ${plan.name}` }).click();
        const order = page.getByRole('dialog');
        await expect(order.getByRole('checkbox')).toHaveCount(2);
        await expect(order).toContainText(declarations.planPerformance.text[language]);
        for (const fact of salesFacts(cardsOnly, language)) await expect(order).toContainText(fact);
        for (const sentence of [terms.price, terms.term, terms.trial, terms.firstCharge, ...terms.rules])
          if (sentence !== undefined) await expect(order).toContainText(sentence);
        // on a phone, the bar with the button repeats them
        const bar = order.getByText(`${terms.price} · ${terms.term}`);
        if (width === 390) await expect(bar).toBeInViewport({ ratio: 1 });
        else await expect(bar).toBeHidden();
        await expectNoSidewaysScroll(page);
        if (width === 1280) await page.keyboard.press('Escape');
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await placeOrder(page, language);
      await page.getByRole('button', { name: plan.button }).click();
      await expect(page.getByText(t.subscribed).first()).toBeVisible();
      await page.getByRole('link', { name: t.viewContract }).click();
      for (const sentence of [terms.price, terms.term, terms.trial, terms.firstCharge, ...terms.rules])
        if (sentence !== undefined) await expect(page.getByRole('main')).toContainText(sentence);
      for (const subject of [
        /received your order|Bestellung RW-\d+ erhalten/,
        /^.*(Your order RW|Deine Bestellung RW)/,
      ]) {
        const mail = plain(await mailTo(page, email, subject));
        for (const sentence of [terms.price, terms.term, terms.trial, terms.firstCharge, ...terms.rules])
          if (sentence !== undefined) expect(mail).toContain(plain(sentence));
      }
      await page.evaluate(() => localStorage.clear());
    }
  });
}
