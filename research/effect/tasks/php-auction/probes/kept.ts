import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertRefusal, lot, oldBid, openHouse } from '../house.ts';

/** Pages that worked before, and the papers that go with the change. */
export const keptProbes: Readonly<Record<string, Probe>> = {
  'the lots that run are listed, the first end at the top': probe('kept', async (project) => {
    const lots = [
      lot({ number: 1, title: 'Later', ends: '2026-03-29T20:00:00Z' }),
      lot({ number: 2, title: 'Sooner' }),
      lot({ number: 3, title: 'Over', ends: '2026-03-20T18:00:00Z' }),
    ];
    const house = await openHouse(project, { lots });
    const text = await house.read('/lots');
    assert.ok(text.indexOf('Sooner') > 0 && text.indexOf('Sooner') < text.indexOf('Later'));
    assert.doesNotMatch(text, /Over/);
    assert.match(text, /10,00 €/);
  }),
  'what people typed is no markup': probe('kept', async (project) => {
    const evil = '<img src=x onerror=alert(1)>"&\'';
    const lots = [lot({ title: evil, description: evil, bids: [oldBid('Anna', 1000)] })];
    const house = await openHouse(project, { lots });
    assert.equal((await house.bid(evil, '20', { email: 'eve@example.com' })).status, 303);
    for (const text of [
      await house.read('/lots'),
      await house.read('/lots/7'),
      await (await house.office('/office')).text(),
    ]) {
      assert.doesNotMatch(text, /<img/);
      assert.match(text, /&lt;img/);
    }
    assert.equal((await house.shown()).leader, evil);
  }),
  'the form of the page places a bid': probe('kept', async (project) => {
    const house = await openHouse(project);
    const page = await house.call('/lots/7');
    const text = await page.text();
    const form = /name="form" value="(\w+)"/.exec(text)?.[1] ?? '';
    for (const name of ['name', 'email', 'amount']) assert.ok(text.includes(`name="${name}"`), `no field ${name}`);
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const answer = await house.call('/lots/7/bids', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name: 'Anna', email: 'anna@example.com', amount: '12,50', form }).toString(),
    });
    assert.equal(answer.status, 303);
    assert.match(answer.headers.get('location') ?? '', /^\/lots\/7\b/);
    assert.deepEqual([(await house.shown()).leader, (await house.shown()).bids], ['Anna', 1]);
  }),
  'a foreign form places no bid': probe('kept', async (project) => {
    const house = await openHouse(project);
    const body = 'name=Anna&email=anna%40example.com&amount=20';
    for (const more of ['', '&form=', `&form=${'b'.repeat(32)}`, '&form[]=x'])
      await assertRefusal(await house.send(body + more), 403);
    assert.equal((await house.shown()).bids, 0);
  }),
  'a bid that is too low or cannot be read is refused': probe('kept', async (project) => {
    const house = await openHouse(project);
    await assertRefusal(await house.bid('Anna', '9,99'), 409);
    for (const amount of ['', '-20', '0x20', '1e3', '20,005', '1.234,50', '99999999999999999999', 'NaN', '٢٠'])
      await assertRefusal(await house.bid('Anna', amount), 422);
    for (const email of ['', 'anna', 'a@b@c', `${'a'.repeat(300)}@example.com`])
      await assertRefusal(await house.bid('Anna', '20', { email }), 422);
    for (const name of ['', ' ', 'x'.repeat(5_000), 'A\nB', 'A\0'])
      await assertRefusal(await house.bid(name, '20', { email: 'a@example.com' }), 422);
    const form = 'a'.repeat(32);
    for (const body of [
      'name[]=A&email=a%40example.com&amount=20',
      'name=%FF%FE&email=a%40example.com&amount=20',
      'name=A&email=a%40example.com&amount[a]=20',
    ])
      await assertRefusal(await house.send(`${body}&form=${form}`), 422);
    assert.equal((await house.shown()).bids, 0);
  }),
  'a lot or page that is unknown is not found': probe('kept', async (project) => {
    const house = await openHouse(project);
    for (const path of [
      '/lots/8',
      '/lots/8.json',
      '/lots/x',
      '/nowhere',
      '/lots/7/',
      '/../src/app.php',
      '/auction.json',
    ])
      await assertRefusal(await house.call(path), 404);
    await assertRefusal(await house.bid('Anna', '20', { number: 8 }), 404);
  }),
  'a lot that has ended takes no bid': probe('kept', async (project) => {
    const house = await openHouse(project);
    await house.setTime('2026-03-28T20:00:00Z');
    await assertRefusal(await house.bid('Anna', '20'), 409);
    assert.match(await house.read('/lots/7'), /has ended/);
  }),
  'the office is for the office': probe('kept', async (project) => {
    const house = await openHouse(project, { lots: [lot({ bids: [oldBid('Anna', 1000)] })] });
    await assertRefusal(await house.call('/office'), 401);
    const wrong = { headers: { authorization: `Basic ${btoa('office:wrong')}` } };
    await assertRefusal(await house.call('/office', wrong), 401);
    assert.match(await (await house.office('/office')).text(), /anna@example\.com/);
    for (const path of ['/lots', '/lots/7', '/lots/7.json'])
      assert.doesNotMatch(await house.read(path), /example\.com/);
  }),
  'times are shown as in Konstanz': probe('kept', async (project) => {
    const lots = [lot({ ends: '2026-03-29T00:30:00Z' }), lot({ number: 8, ends: '2026-03-29T01:30:00Z' })];
    const house = await openHouse(project, { lots });
    assert.match(await house.read('/lots/7'), /29\.03\.2026, 01:30:00/);
    assert.match(await house.read('/lots/8'), /29\.03\.2026, 03:30:00/);
  }),
  'the README names what is new': probe('asked', async (project) => {
    const text = await project.read('README.md');
    for (const word of ['RATES_URL', 'RATES_KEY', '/office/results.csv', 'chf'])
      assert.ok(text.includes(word), `nothing about ${word}`);
  }),
};
