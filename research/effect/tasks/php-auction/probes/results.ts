import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertRefusal, type House, lot, oldBid, openHouse } from '../house.ts';

const after = '2026-03-30T20:00:00Z';

/** The row of a lot. */
async function row(house: House, number: number) {
  const found = (await house.results()).rows.find(([first]) => first === String(number));
  assert.ok(found !== undefined, `there is no row of lot ${number}`);
  return found;
}

/** The file of the treasurer. */
export const resultProbes: Readonly<Record<string, Probe>> = {
  'the results are the lots that have ended': probe('asked', async (project) => {
    const lots = [
      lot({ number: 12, title: 'Zander' }),
      lot({ number: 9 }),
      lot({ number: 11, ends: '2026-03-30T20:00:01Z' }),
    ];
    const house = await openHouse(project, { lots });
    await house.take(
      [
        ['Anna', '2000'],
        ['Ben', '1229,50'],
      ],
      12,
    );
    await house.setTime(after);
    assert.deepEqual((await house.results()).rows, [
      ['number', 'title', 'winner', 'email', 'price'],
      ['9', 'Sailing', '', '', ''],
      ['12', 'Zander', 'Anna', 'anna@example.com', '1239,50'],
    ]);
  }),
  'the price of the results is the price and not the most': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Ben', '20'],
      ['Anna', '247,13'],
    ]);
    await house.setTime(after);
    assert.deepEqual((await row(house, 7)).slice(2), ['Anna', 'anna@example.com', '21,00']);
    assert.doesNotMatch((await house.results()).bytes.toString(), /247/);
  }),
  'a lot of the old kind has its result': probe('asked', async (project) => {
    const bids = [oldBid('Anna', 1_000), oldBid('Ben', 1_205)];
    const house = await openHouse(project, { lots: [lot({ bids })] });
    await house.setTime(after);
    assert.deepEqual((await row(house, 7)).slice(2), ['Ben', 'ben@example.com', '12,05']);
  }),
  'a lot whose end was moved is no result yet': probe('implied', async (project) => {
    const house = await openHouse(project);
    await house.setTime('2026-03-28T19:59:50Z');
    await house.take([['Anna', '20']]);
    await house.setTime('2026-03-28T20:01:00Z');
    assert.equal((await house.results()).rows.length, 1);
    await house.setTime('2026-03-28T20:01:50Z');
    assert.equal((await row(house, 7))[2], 'Anna');
  }),
  'Excel reads the umlauts': probe('asked', async (project) => {
    const house = await openHouse(project, { lots: [lot({ title: 'Bücher für Große – 5 €' })] });
    await house.setTime(after);
    const { bytes } = await house.results();
    assert.equal(bytes.subarray(0, 3).toString('hex'), 'efbbbf');
    assert.equal((await row(house, 7))[1], 'Bücher für Große – 5 €');
  }),
  'titles and names stay in their cells': probe('implied', async (project) => {
    const titles = ['Wein; rot', 'Bild "Meer"', 'Zwei\nZeilen', 'Rahmen 3"\\";x', 'Ende \\"', "O'Hara"];
    const house = await openHouse(project, { lots: titles.map((title, number) => lot({ number, title })) });
    assert.equal((await house.bid('Ben "B\\"; Co', '20', { number: 1, email: 'ben@example.com' })).status, 303);
    await house.setTime(after);
    const { rows } = await house.results();
    assert.deepEqual(
      rows.slice(1).map(([, title]) => title?.replaceAll('\r', '')),
      titles,
    );
    assert.equal(rows[2]?.[2], 'Ben "B\\"; Co');
    for (const cells of rows) assert.equal(cells.length, 5);
  }),
  'no name is a formula': probe('hostile', async (project) => {
    const names = ['=1+1', '+49 7531 1', '-2+3', '@SUM(A1)'];
    const lots = [
      ...names.map((_, number) => lot({ number })),
      lot({ number: 4, title: '=HYPERLINK("http://x")' }),
      lot({ number: 5, title: '\t=1+1' }),
      lot({ number: 6 }),
    ];
    const house = await openHouse(project, { lots });
    for (const [number, name] of names.entries())
      assert.equal((await house.bid(name, '20', { number, email: 'eve@example.com' })).status, 303);
    assert.equal((await house.bid('Eve', '20', { number: 6, email: '=cmd@example.com' })).status, 303);
    await house.setTime(after);
    const { rows } = await house.results();
    assert.equal(rows.length, 8);
    for (const cell of rows.flat()) assert.doesNotMatch(cell, /^[=+\-@\t\r]/);
    for (const [number, name] of names.entries()) assert.ok(rows[number + 1]?.[2]?.includes(name), `${name} is gone`);
    assert.ok(rows[7]?.[3]?.includes('=cmd@example.com'));
  }),
  'the results are for the office': probe('implied', async (project) => {
    const house = await openHouse(project, { lots: [lot({ bids: [oldBid('Anna', 1_000)] })] });
    await house.setTime(after);
    for (const words of ['', 'office:wrong', ':', 'anna:not-a-secret-of-the-probes'])
      await assertRefusal(
        await house.call('/office/results.csv', {
          headers: words === '' ? {} : { authorization: `Basic ${btoa(words)}` },
        }),
        401,
      );
    const open = await openHouse(project, { environment: { OFFICE_PASSWORD: '' } });
    await assertRefusal(
      await open.call('/office/results.csv', { headers: { authorization: `Basic ${btoa('office:')}` } }),
      401,
    );
  }),
};
