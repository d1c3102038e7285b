import assert from 'node:assert/strict';
import { join } from 'node:path';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertDone, assertRefused, bankFile, bankRow, openClub } from '../club.ts';

/** One file of the bank. */
export const bankProbes: Readonly<Record<string, Probe>> = {
  'the example of the bank is added': probe('asked', async (project) => {
    const club = await openClub(project);
    assertDone(await club.run(['import', '--format', 'bank', 'examples/bank.csv']));
    const bookings = await club.bookings();
    assert.equal(bookings.length, 6);
    assert.equal(
      bookings.reduce((sum, { amount }) => sum + amount, 0),
      158_040,
    );
    assert.deepEqual(await club.balances(), { 'M-0012': '120.00', 'M-0031': '120.00' });
  }),
  'a booking goes to the member in its purpose': probe('asked', async (project) => {
    const club = await openClub(project);
    await club.importBank([bankRow('01.03.2026', 'Beitrag M-0012', '10,00'), bankRow('01.03.2026', 'M-0031', '7,00')]);
    assert.deepEqual(await club.balances(), { 'M-0012': '10.00', 'M-0031': '7.00' });
  }),
  'a number in small letters is a number': probe('implied', async (project) => {
    const club = await openClub(project);
    await club.importBank([bankRow('01.03.2026', 'beitrag m-0012', '10,00')]);
    assert.equal((await club.balances())['M-0012'], '10.00');
  }),
  'a longer number is another number': probe('hostile', async (project) => {
    const club = await openClub(project);
    await club.importBank([
      bankRow('01.03.2026', 'Rechnung M-00123', '10,00'),
      bankRow('01.03.2026', 'XM-0012', '1,00'),
    ]);
    assert.deepEqual(
      (await club.bookings()).map(({ member }) => member),
      [null, null],
    );
  }),
  'a booking without a known number is kept and printed': probe('asked', async (project) => {
    const club = await openClub(project);
    const { stdout, stderr } = await club.importBank([
      bankRow('02.03.2026', 'Kiosk', '85,50', 'Backhaus'),
      bankRow('03.03.2026', 'Beitrag M-9999', '10,00', 'Fremd'),
      bankRow('04.03.2026', 'Beitrag M-0012', '11,00', 'Schmitz'),
    ]);
    const said = stdout + stderr;
    assert.match(said, /Backhaus|Kiosk/);
    assert.match(said, /Fremd|M-9999/);
    assert.doesNotMatch(said, /Schmitz|M-0012/);
    const kept = (await club.bookings()).map(({ member, amount }) => [member, amount]);
    assert.deepEqual(
      kept.sort((one, other) => Number(one[1]) - Number(other[1])),
      [
        [null, 1_000],
        ['M-0012', 1_100],
        [null, 8_550],
      ],
    );
  }),
  'umlauts and dashes of the bank are read': probe('implied', async (project) => {
    const club = await openClub(project);
    await club.importBank([bankRow('01.03.2026', 'M-0012 – für Öl, 5 €', '10,00', 'Weiß')]);
    const [booking] = await club.bookings();
    assert.match(booking?.text ?? '', /M-0012 – für Öl, 5 €/);
  }),
  'umlauts are read where the computer is set to nothing': probe('hostile', async (project) => {
    const club = await openClub(project);
    const bare = { LC_ALL: 'C', LANG: 'C', PYTHONUTF8: '0', PYTHONCOERCECLOCALE: '0', PYTHONIOENCODING: '' };
    assertDone(await club.importBank([bankRow('01.03.2026', 'M-0012 für Öl', '10,00')], bare));
    const [booking] = await club.bookings();
    assert.match(booking?.text ?? '', /für Öl/);
  }),
  'German amounts are read to the cent': probe('implied', async (project) => {
    const club = await openClub(project);
    const amounts = ['1.234,56', '-45,00', '0,07', '1.000.000,01', '19,99', '-1.500,10', '0,29'];
    assertDone(await club.importBank(amounts.map((amount) => bankRow('01.03.2026', 'M-0012', amount))));
    assert.deepEqual(
      (await club.bookings()).map(({ amount }) => amount).sort((one, other) => one - other),
      [-150_010, -4_500, 7, 29, 1_999, 123_456, 100_000_001],
    );
  }),
  'the day comes before the month': probe('implied', async (project) => {
    const club = await openClub(project);
    await club.importBank([bankRow('02.01.2026', 'M-0012', '10,00'), bankRow('28.02.2026', 'M-0012', '5,00')]);
    assert.deepEqual((await club.bookings()).map(({ date }) => date).sort(), ['2026-01-02', '2026-02-28']);
  }),
  'purposes with semicolons, quotes and line breaks stay whole': probe('implied', async (project) => {
    const club = await openClub(project);
    assertDone(await club.importBank([bankRow('01.03.2026', 'Saal; "groß"\r\nM-0012', '10,00')]));
    const [booking, ...others] = await club.bookings();
    assert.equal(others.length, 0);
    assert.equal(booking?.member, 'M-0012');
    assert.match(booking?.text ?? '', /Saal; "groß"/);
  }),
  'a wrong line of the bank is named and nothing is added': probe('implied', async (project) => {
    const club = await openClub(project);
    const before = await club.raw();
    const wrong = [
      bankRow('31.02.2026', 'M-0012', '1,00'),
      bankRow('01.03.2026', 'M-0012', 'viel'),
      bankRow('01.03.2026', 'M-0012', '1,0x'),
      '"01.03.2026";"Müller"',
    ];
    for (const row of wrong) {
      const result = await club.importBank([bankRow('01.03.2026', 'M-0012', '10,00'), row]);
      assertRefused(result, row);
      assert.match(result.stderr, /\b6\b|01\.03\.2026|31\.02\.2026/, result.stderr);
      assert.equal(await club.raw(), before);
    }
  }),
  'a file that is none of the bank is refused': probe('hostile', async (project) => {
    const club = await openClub(project);
    const before = await club.raw();
    const files = {
      'a list of a trainer': Buffer.from('date,member,amount,text\n2026-03-01,M-0012,12.50,March\n'),
      'an empty file': Buffer.alloc(0),
      'a picture': Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * 37) % 256)),
      'a page': Buffer.from('<!doctype html><html><body>Bitte melden Sie sich an;</body></html>'),
    };
    for (const [name, content] of Object.entries(files)) {
      assertRefused(await club.importBank(content), name);
      assert.equal(await club.raw(), before, name);
    }
  }),
  'a missing file and a folder are told in a line': probe('implied', async (project) => {
    const club = await openClub(project);
    for (const path of [join(club.folder, 'nowhere.csv'), club.folder])
      assertRefused(await club.run(['import', '--format', 'bank', path]), path);
  }),
  'an unknown format is refused': probe('implied', async (project) => {
    const club = await openClub(project);
    const before = await club.raw();
    const file = await club.write('bank.csv', bankFile([bankRow('01.03.2026', 'M-0012', '10,00')]));
    assertRefused(await club.run(['import', '--format', 'excel', file]), 'excel');
    assert.equal(await club.raw(), before);
  }),
  'a file without bookings adds nothing': probe('implied', async (project) => {
    const club = await openClub(project);
    assertDone(await club.importBank([]));
    assert.deepEqual(await club.bookings(), []);
  }),
};
