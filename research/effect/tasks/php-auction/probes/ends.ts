import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertRefusal, lot, openHouse } from '../house.ts';

/** The last two minutes. */
export const endProbes: Readonly<Record<string, Probe>> = {
  'a bid in the last two minutes moves the end': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.setTime('2026-03-28T19:59:50Z');
    await house.take([['Anna', '20']]);
    assert.equal((await house.shown()).ends, '2026-03-28T20:01:50Z');
    assert.match(await house.read('/lots/7'), /28\.03\.2026, 21:01:50/);
  }),
  'a bid before leaves the end': probe('asked', async (project) => {
    const house = await openHouse(project);
    await house.setTime('2026-03-28T19:57:59Z');
    await house.take([['Anna', '20']]);
    assert.equal((await house.shown()).ends, '2026-03-28T20:00:00Z');
  }),
  'a lot goes on as long as people bid': probe('implied', async (project) => {
    const house = await openHouse(project);
    for (const [time, name, amount] of [
      ['2026-03-28T19:59:59Z', 'Anna', '20'],
      ['2026-03-28T20:01:58Z', 'Ben', '40'],
      ['2026-03-28T20:03:57Z', 'Anna', '60'],
    ] as const) {
      await house.setTime(time);
      await house.take([[name, amount]]);
    }
    assert.equal((await house.shown()).ends, '2026-03-28T20:05:57Z');
    await house.setTime('2026-03-28T20:05:57Z');
    await assertRefusal(await house.bid('Ben', '90'), 409);
    assert.equal((await house.shown()).leader, 'Anna');
  }),
  'a bid that is refused moves nothing': probe('implied', async (project) => {
    const house = await openHouse(project);
    await house.take([
      ['Anna', '20'],
      ['Ben', '30'],
    ]);
    await house.setTime('2026-03-28T19:59:50Z');
    await assertRefusal(await house.bid('Cem', '21'), 409);
    await assertRefusal(await house.bid('Cem', 'x'), 422);
    assert.equal((await house.shown()).ends, '2026-03-28T20:00:00Z');
  }),
  'the list follows the end that was moved': probe('implied', async (project) => {
    const lots = [lot({ title: 'Moved' }), lot({ number: 8, title: 'Other', ends: '2026-03-28T20:00:30Z' })];
    const house = await openHouse(project, { lots });
    await house.setTime('2026-03-28T19:59:50Z');
    await house.take([['Anna', '20']]);
    const text = await house.read('/lots');
    assert.ok(text.indexOf('Other') < text.indexOf('Moved'));
    await house.setTime('2026-03-28T20:00:40Z');
    const later = await house.read('/lots');
    assert.match(later, /Moved/);
    assert.doesNotMatch(later, /Other/);
  }),
  'an end is moved over the hour that the clocks skip': probe('hostile', async (project) => {
    const house = await openHouse(project, { lots: [lot({ ends: '2026-03-29T00:59:30Z' })] });
    await house.setTime('2026-03-29T00:59:00Z');
    await house.take([['Anna', '20']]);
    assert.equal((await house.shown()).ends, '2026-03-29T01:01:00Z');
    assert.match(await house.read('/lots/7'), /29\.03\.2026, 03:01:00/);
  }),
};
