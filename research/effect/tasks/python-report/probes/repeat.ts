import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertDone, bankRow, booked, openClub } from '../club.ts';

const march = bankRow('01.03.2026', 'M-0012 Beitrag', '10,00');
const kiosk = bankRow('02.03.2026', 'Kiosk', '3,20', 'Backhaus');

/** Files of the bank that overlap. */
export const repeatProbes: Readonly<Record<string, Probe>> = {
  'a file that is added again counts once': probe('asked', async (project) => {
    const club = await openClub(project);
    for (let time = 0; time < 3; time += 1) assertDone(await club.importBank([march, kiosk]));
    assert.equal((await club.bookings()).length, 2);
  }),
  'of a file that overlaps only the new is added': probe('asked', async (project) => {
    const club = await openClub(project);
    await club.importBank([march, kiosk]);
    await club.importBank([bankRow('09.03.2026', 'M-0031', '4,00'), kiosk]);
    assert.deepEqual((await club.bookings()).map(({ amount }) => amount).sort(), [1_000, 320, 400]);
  }),
  'equal bookings of one file all count': probe('implied', async (project) => {
    const club = await openClub(project);
    await club.importBank([march, march, march]);
    assert.equal((await club.balances())['M-0012'], '30.00');
  }),
  'equal bookings of one file count once each when it comes again': probe('hostile', async (project) => {
    const club = await openClub(project);
    await club.importBank([march, march]);
    await club.importBank([march, march]);
    assert.equal((await club.balances())['M-0012'], '20.00');
    // a third one on the same day, after the second download
    await club.importBank([march, march, march]);
    assert.equal((await club.balances())['M-0012'], '30.00');
  }),
  'bookings that differ in one thing are different': probe('implied', async (project) => {
    const club = await openClub(project);
    await club.importBank([march]);
    await club.importBank([
      bankRow('02.03.2026', 'M-0012 Beitrag', '10,00'),
      bankRow('01.03.2026', 'M-0012 Beitrag', '10,01'),
      bankRow('01.03.2026', 'M-0012 Spende', '10,00'),
    ]);
    assert.equal((await club.bookings()).length, 4);
  }),
  'a booking stays known when its member is added later': probe('hostile', async (project) => {
    const club = await openClub(project);
    const row = bankRow('01.03.2026', 'M-0077', '10,00');
    await club.importBank([row]);
    assertDone(await club.run(['member', 'M-0077', 'Late']));
    await club.importBank([row]);
    assert.equal((await club.bookings()).length, 1);
  }),
  'a list of a trainer does not hide a booking of the bank': probe('implied', async (project) => {
    const club = await openClub(project, [booked('2026-03-01', 1_000, { text: 'March, cash' })]);
    await club.importBank([march]);
    assert.equal((await club.balances())['M-0012'], '20.00');
  }),
  'a long history is added in time': probe('hostile', async (project) => {
    const club = await openClub(project);
    const rows = Array.from({ length: 12_000 }, (_, index) => bankRow('01.03.2026', `M-0012 Nr. ${index}`, '0,10'));
    assertDone(await club.importBank(rows));
    assertDone(await club.importBank(rows));
    assert.equal((await club.balances())['M-0012'], '1200.00');
  }),
};
