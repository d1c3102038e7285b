import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertRefusal, type House, lot, oldBid, openHouse } from '../house.ts';

/** Price and leader of lot 7. */
async function assertStands(house: House, price: number, leader: string | null, at = 0): Promise<void> {
  const shown = await house.shown(7, at);
  assert.deepEqual([shown.price, shown.leader], [price, leader]);
}

/** Bids that say the most. */
export const bidProbes: Readonly<Record<string, Probe>> = {
  'the first bid costs the start': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([['Anna', '300']]);
    await assertStands(house, 1_000, 'Anna');
    assert.match(await house.read('/lots/7'), /10,00 €/);
  }),
  'the price is one step above the others': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Anna', '30'],
      ['Ben', '20'],
    ]);
    await assertStands(house, 2_100, 'Anna');
    await house.take([['Cem', '45,50']]);
    await assertStands(house, 3_100, 'Cem');
    await house.take([['Ben', '200']]);
    await assertStands(house, 4_650, 'Ben');
  }),
  'a step grows with the amount that is to be beaten': probe('asked', async (project) => {
    const steps = [
      ['49,99', 5_099],
      ['50', 5_500],
      ['499,99', 50_499],
      ['500', 51_000],
      ['8000', 801_000],
    ] as const;
    const house = await openHouse(project, { lots: steps.map((_, number) => lot({ number })) });
    for (const [number, [second, price]] of steps.entries()) {
      await house.take(
        [
          ['Anna', '9000'],
          ['Ben', second],
        ],
        number,
      );
      assert.equal((await house.shown(number)).price, price, second);
    }
  }),
  'nobody pays more than the own most': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Anna', '20,50'],
      ['Ben', '20'],
    ]);
    await assertStands(house, 2_050, 'Anna');
  }),
  'of two equal amounts the earlier leads': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Anna', '20'],
      ['Ben', '20'],
    ]);
    await assertStands(house, 2_000, 'Anna');
  }),
  'a raise to an amount that somebody had before does not take the lead': probe('hostile', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Anna', '15'],
      ['Ben', '30'],
      ['Anna', '30'],
    ]);
    await assertStands(house, 3_000, 'Ben');
  }),
  'a bid below the most of the leader is taken and raises the price': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Anna', '100'],
      ['Ben', '11'],
      ['Ben', '60'],
    ]);
    await assertStands(house, 6_500, 'Anna');
  }),
  'the leader may raise without paying more': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Ben', '20'],
      ['Anna', '30'],
      ['Anna', '80'],
    ]);
    await assertStands(house, 2_100, 'Anna');
    await house.take([['Ben', '70']]);
    await assertStands(house, 7_500, 'Anna');
  }),
  'the leader cannot take back': probe('implied', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Ben', '20'],
      ['Anna', '80'],
    ]);
    const answer = await house.bid('Anna', '40');
    assert.ok(answer.status < 500, `the answer is ${answer.status}`);
    await house.take([['Ben', '60']]);
    await assertStands(house, 6_500, 'Anna');
  }),
  'the letters of an address make no second person': probe('implied', async (project) => {
    const house = await openHouse(project);
    await house.take([['Anna', '30']]);
    assert.equal((await house.bid('Anna', '80', { email: 'Anna@Example.COM' })).status, 303);
    await assertStands(house, 1_000, 'Anna');
    await house.take([['Ben', '20']]);
    await assertStands(house, 2_100, 'Anna');
  }),
  'an address bids once against another however often': probe('hostile', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Ben', '15'],
      ['Ben', '40'],
      ['Ben', '60'],
    ]);
    await assertStands(house, 1_000, 'Ben');
    await house.take([['Anna', '90']]);
    await assertStands(house, 6_500, 'Anna');
  }),
  'a bid is one step above the price at least': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Anna', '200'],
      ['Ben', '60'],
    ]);
    const before = await house.shown();
    assert.equal(before.price, 6_500);
    await assertRefusal(await house.bid('Cem', '69,99'), 409);
    assert.deepEqual(await house.shown(), before);
    await house.take([['Cem', '70']]);
    await assertStands(house, 7_500, 'Anna');
  }),
  'nobody sees the most of the one who leads': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Ben', '20'],
      ['Anna', '247,13'],
    ]);
    const refusal = await assertRefusal(await house.bid('Ben', '20,50'), 409);
    const foreign = await (await house.bid('Ben', '100')).text();
    const texts = [
      await house.read('/lots'),
      await house.read('/lots/7'),
      await house.read('/lots/7.json'),
      await (await house.office('/office')).text(),
      refusal,
      foreign,
    ];
    for (const text of texts) assert.doesNotMatch(text, /247[.,]?13/);
    assert.match(texts[3] ?? '', /anna@example\.com/, 'the office no longer sees who bids');
  }),
  'the price of a lot that is online does not fall': probe('asked', async (project) => {
    const bids = [oldBid('Anna', 1_000), oldBid('Ben', 4_000)];
    const house = await openHouse(project, { lots: [lot({ bids })] });
    await assertStands(house, 4_000, 'Ben');
    assert.equal((await house.shown()).bids, 2);
    await house.take([['Ben', '90']]);
    await assertStands(house, 4_000, 'Ben');
    await house.take([['Anna', '60']]);
    await assertStands(house, 6_500, 'Ben');
  }),
  'a lot that is online takes bids of the new kind': probe('asked', async (project) => {
    const bids = [oldBid('Anna', 1_000), oldBid('Ben', 4_000)];
    const house = await openHouse(project, { lots: [lot({ bids })] });
    await assertRefusal(await house.bid('Cem', '40,50'), 409);
    await house.take([['Cem', '70']]);
    await assertStands(house, 4_100, 'Cem');
    const page = await house.read('/lots/7');
    for (const name of ['Anna', 'Ben', 'Cem']) assert.ok(page.includes(name), `${name} is gone`);
  }),
  'bids of many people at one moment all count': probe('implied', async (project) => {
    const house = await openHouse(project, { processes: 3 });
    const people = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Fee', 'Gus', 'Hanna', 'Ida', 'Jan'];
    const answers = await Promise.all(
      people.map((name, index) => house.bid(name, String((index + 1) * 100), { at: index })),
    );
    for (const { status } of answers) assert.ok([303, 409].includes(status), `a bid is answered with ${status}`);
    await assertStands(house, 91_000, 'Jan', 1);
    assert.equal((await house.shown()).bids, answers.filter(({ status }) => status === 303).length);
  }),
  'a form that is sent five times at one moment is one bid': probe('implied', async (project) => {
    const house = await openHouse(project, { processes: 3 });
    await Promise.all([0, 1, 2, 3, 4].map((at) => house.bid('Anna', '80', { at })));
    await assertStands(house, 1_000, 'Anna');
    assert.equal((await house.shown()).bids, 1);
  }),
  'bids are kept when the host starts anew': probe('implied', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Anna', '80'],
      ['Ben', '30'],
    ]);
    const before = await house.shown();
    await house.restart();
    assert.deepEqual(await house.shown(), before);
    await house.take([['Ben', '60']]);
    await assertStands(house, 6_500, 'Anna');
  }),
  'the largest amount is an amount': probe('hostile', async (project) => {
    const house = await openHouse(project, { mood: (response) => response.end('{"rate": "1.0"}') });
    await house.take([
      ['Anna', '999999,99'],
      ['Ben', '999999,99'],
    ]);
    await assertStands(house, 99_999_999, 'Anna');
    await assertRefusal(await house.bid('Cem', '999999,99'), 409);
  }),
};
