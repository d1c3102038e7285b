import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formData } from '../../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { type Buyer, openShop, type Shop, sessionOf } from '../../testing/shop.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

describe.each(databaseModes)('money that goes back on the %s database', (mode) => {
  let shop: Shop;
  let ada: Buyer;
  let standard: string;
  beforeAll(async () => {
    shop = await openShop(mode);
    standard = await shop.price('Standard');
  });
  beforeEach(async () => {
    ada = await shop.buyer();
  });
  afterAll(async () => {
    expect(await shop.faults()).toEqual([]);
    await shop.remove();
  });

  const buy = async (): Promise<string> => {
    const url = await ada.order(standard);
    await shop.provider.pay(url);
    await shop.settle();
    const { payment_intent: intent } = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(url));
    return String(intent);
  };
  const refund = async (payment_intent: string, amount?: number) => {
    await shop.provider.stripe.refunds.create({ payment_intent, ...(amount === undefined ? {} : { amount }) });
    await shop.settle();
  };
  const dispute = async (payment_intent: string): Promise<string> => {
    const { id } = (await shop.provider.stripe.rawRequest('POST', '/v1/sandbox/disputes', {
      payment_intent,
    })) as unknown as {
      id: string;
    };
    await shop.settle();
    return id;
  };
  const close = async (id: string, status: 'won' | 'lost') => {
    await shop.provider.stripe.rawRequest('POST', `/v1/sandbox/disputes/${id}/close`, { status });
    await shop.settle();
  };

  const taken = async (subject = 'Tokens were taken from your balance') =>
    (await shop.mails()).filter((mail) => mail.to?.[0]?.address === ada.email && mail.subject === subject);

  test('partial refunds take tokens in proportion, and together no more than were given', async () => {
    const intent = await buy();
    await refund(intent, 333);
    expect(await ada.balance()).toBe(25 - 8);
    await refund(intent, 333);
    expect(await ada.balance()).toBe(25 - 16);
    await refund(intent, 333);
    expect(await ada.balance()).toBe(0);
    await reconcile(shop.billing, { minutes: 0 });
    await reconcile(shop.billing, { minutes: 0 });
    expect(await ada.balance()).toBe(0);
    const { data } = await ada.client.from('token_transactions').select('transaction_type, amount').order('id');
    expect(data).toEqual([
      { transaction_type: 'add', amount: 25 },
      { transaction_type: 'use', amount: 8 },
      { transaction_type: 'use', amount: 8 },
      { transaction_type: 'use', amount: 9 },
    ]);
  });

  test('a refund of spent tokens is shown as a debt, and generating is refused until it is paid', async () => {
    const intent = await buy();
    expect((await ada.call('generate-rules', { formData })).status).toBe(200);
    await refund(intent);
    expect(await ada.balance()).toBe(-1);
    expect(await taken()).toMatchObject([
      { text: expect.stringMatching(/was refunded[\s\S]*\(25\)[\s\S]*now -1 tokens[\s\S]*cannot generate rules/) },
    ]);
    expect(await ada.call('generate-rules', { formData })).toMatchObject({ status: 402, code: 'no_tokens' });
    await buy();
    expect(await ada.balance()).toBe(24);
  });

  test('a German reader learns why tokens were taken, and a refund of unused tokens is no reason for a mail', async () => {
    await ada.client.auth.updateUser({ data: { language: 'de' } });
    await refund(await buy());
    const subject = 'Von deinem Guthaben wurden Tokens abgezogen';
    expect(await taken(subject)).toEqual([]);
    const intent = await buy();
    expect((await ada.call('generate-rules', { formData })).status).toBe(200);
    await dispute(intent);
    const why =
      /Deine Bank hat eine deiner Zahlungen an uns beanstandet[\s\S]*beträgt jetzt -1 Tokens[\s\S]*keine Regeln erzeugen/;
    expect(await taken(subject)).toMatchObject([{ text: expect.stringMatching(why) }]);
  });

  test('a refund that arrives before the payment leaves no tokens', async () => {
    const url = await ada.order(standard);
    await shop.provider.sandbox.switchTo({ lost: 1 });
    await shop.provider.pay(url);
    await shop.provider.sandbox.switchTo({ lost: 0 });
    const { payment_intent: intent } = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(url));
    await refund(String(intent));
    expect(await ada.balance()).toBe(0);
    expect(await shop.orders(ada.id)).toMatchObject([{ state: 'fulfilled', reversed_tokens: 25 }]);
  });

  test('an open dispute takes the tokens; won, they come back; lost, they do not; a later refund takes nothing twice', async () => {
    const intent = await buy();
    const won = await dispute(intent);
    expect(await ada.balance()).toBe(0);
    const why = /Your bank disputes one of your payments[\s\S]*\(25\)[\s\S]*now 0 tokens[\s\S]*you get the tokens back/;
    expect(await taken()).toMatchObject([{ text: expect.stringMatching(why) }]);
    await reconcile(shop.billing, { minutes: 0 });
    await shop.settle();
    expect(await taken()).toHaveLength(1);
    await close(won, 'won');
    expect(await ada.balance()).toBe(25);
    await close(won, 'won');
    expect(await ada.balance()).toBe(25);

    const other = await buy();
    await refund(other, 400);
    expect(await ada.balance()).toBe(25 + 25 - 10);
    const lost = await dispute(other);
    expect(await ada.balance()).toBe(25);
    await close(lost, 'lost');
    expect(await ada.balance()).toBe(25);
    await reconcile(shop.billing, { minutes: 0 });
    expect(await ada.balance()).toBe(25);
  });

  test('a subscription payment that is refunded takes the tokens of its period', async () => {
    const url = await ada.subscribe(await shop.price('Studio'));
    await shop.provider.pay(url);
    await shop.settle();
    expect(await ada.balance()).toBe(120);
    const { subscription } = await shop.provider.stripe.checkout.sessions.retrieve(sessionOf(url));
    const { data } = await shop.provider.stripe.invoices.list({
      subscription: String(subscription),
      expand: ['data.payments'],
    });
    const intent = data[0]?.payments?.data[0]?.payment.payment_intent;
    await refund(String(intent), 1450);
    expect(await ada.balance()).toBe(60);
  });
});
