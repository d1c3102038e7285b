import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formData } from '../../../../../tools/testing/form-data.ts';
import { databaseModes } from '../../../../../tools/testing/open-test-database.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

describe.each(databaseModes)('the price of a refresh, on the %s database', (mode) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(mode);
  });
  afterAll(() => shop.remove());

  test('is nothing with a plan, and a token while the bank disputes the payment for its present period', async () => {
    const ada = await shop.buyer();
    await shop.provider.pay(await ada.subscribe(await shop.price('Starter')));
    await shop.settle();
    await shop.pass(8);
    const { data } = await ada.call('generate-rules', { formData, requestId: randomUUID() });
    const { full } = data as { full: { generationId: string } };
    const saved = await ada.client.rpc('save_generated_rule', { p_generation_id: full.generationId, p_name: 'Mine' });
    const price = async () => {
      const { data: outlook } = await ada.call('refresh-rule', { action: 'outlook', configurationId: saved.data.id });
      return (outlook as { price: number }).price;
    };
    expect(await price()).toBe(0);
    const [paid] = await shop.query(
      'select payment_intent_id as payment from public.invoices where user_id = $1 and payment_intent_id is not null',
      ada.id,
    );
    const disputes = '/v1/sandbox/disputes';
    const dispute = async () => {
      const { id } = (await shop.provider.stripe.rawRequest('POST', disputes, {
        payment_intent: paid?.payment,
      })) as unknown as { id: string };
      await shop.settle();
      return id;
    };
    const won = await dispute();
    expect(await price()).toBe(1);
    await shop.provider.stripe.rawRequest('POST', `${disputes}/${won}/close`, { status: 'won' });
    await shop.settle();
    expect(await price()).toBe(0);
  });
});
