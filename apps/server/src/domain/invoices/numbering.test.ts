import { expect, test } from 'vitest';
import { openShop, sessionOf } from '../../testing/shop.ts';

const packages = ['Basic', 'Standard', 'Premium'];
const buyers = Math.ceil(Number(process.env.NUMBERED_PAYMENTS ?? 9) / packages.length);

test(`${buyers * packages.length} payments at once are numbered without a gap and without a double`, async () => {
  const shop = await openShop('native', {
    RATE_LIMIT_FACTOR: '1000',
    OPERATOR_FILE: 'tools/testing/test-operator.json',
  });
  const people = await Promise.all(Array.from({ length: buyers }, () => shop.buyer()));
  const paid = await Promise.all(
    people.flatMap((person) =>
      packages.map(async (product) => {
        const url = await person.order(await shop.price(product));
        await shop.provider.pay(url);
        return { person, sessionId: sessionOf(url) };
      }),
    ),
  );
  // each buyer comes back twice, while the webhooks of the same payments are being worked on
  const confirmations = [...paid, ...paid].map(({ person, sessionId }) =>
    person.call('confirm-purchase', { sessionId }),
  );
  const [answers] = await Promise.all([Promise.all(confirmations), shop.settle()]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await shop.settle();
  const { rows } = await shop.deps.database.pool.query<{ position: number; number: string; source_id: string }>(
    'select position, number, source_id from public.billing_documents order by position',
  );
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: paid.length }, (_, index) => index + 1));
  expect(rows.at(-1)?.number).toBe(`TEST-RE-${String(paid.length).padStart(6, '0')}`);
  expect(new Set(rows.map(({ source_id }) => source_id)).size).toBe(paid.length);
  expect(await shop.faults()).toEqual([]);
  await shop.remove();
});
