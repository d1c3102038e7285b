import assert from 'node:assert/strict';
import { probe } from '../../../probe.ts';
import type { Probe } from '../../../task.ts';
import { assertRefused, booked, openClub } from '../club.ts';

/** The months of a year. */
export const reportProbes: Readonly<Record<string, Probe>> = {
  'the months are written as CSV': probe('asked', async (project) => {
    const club = await openClub(project, [
      booked('2026-01-05', 1_000),
      booked('2026-01-20', -250),
      booked('2026-03-01', 125_050, { member: null }),
    ]);
    const { head, rows } = await club.report('2026');
    assert.equal(head, 'month,in,out,balance');
    assert.deepEqual(
      rows.map(([month]) => month),
      Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    );
    assert.deepEqual(await club.month('2026-01'), ['10.00', '2.50', '7.50']);
    assert.deepEqual(await club.month('2026-02'), ['0.00', '0.00', '7.50']);
    assert.deepEqual(await club.month('2026-12'), ['0.00', '0.00', '1258.00']);
    assert.deepEqual(await club.month('2026-03'), ['1250.50', '0.00', '1258.00']);
  }),
  'the months and the year are printed': probe('asked', async (project) => {
    const club = await openClub(project, [
      booked('2026-01-05', 1_000),
      booked('2026-04-20', -250),
      booked('2026-04-21', 75),
    ]);
    const { stdout, code } = await club.run(['report', '2026']);
    assert.equal(code, 0);
    const lines = stdout.trim().split('\n');
    const last = lines.at(-1) ?? '';
    assert.match(last, /10\.75/);
    assert.match(last, /2\.50/);
    const april = lines.find((line) => /2026-04|Apr/i.test(line)) ?? '';
    for (const amount of ['0.75', '2.50', '8.25']) assert.ok(april.includes(amount), `${amount} is not in "${april}"`);
    assert.ok(lines.length >= 13, `${lines.length} lines`);
  }),
  'the balance includes the years before': probe('implied', async (project) => {
    const club = await openClub(project, [
      booked('2024-06-01', 5_000),
      booked('2025-12-31', -1_000),
      booked('2026-02-01', 1),
    ]);
    assert.deepEqual(await club.month('2026-01'), ['0.00', '0.00', '40.00']);
    assert.deepEqual(await club.month('2026-02'), ['0.01', '0.00', '40.01']);
  }),
  'the first and the last day belong to their year': probe('implied', async (project) => {
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
    const club = await openClub(
      project,
      days.map((day, index) => booked(day, 100 * 10 ** index)),
    );
    assert.deepEqual(await club.month('2026-01'), ['10.00', '0.00', '11.00']);
    assert.deepEqual(await club.month('2026-12'), ['100.00', '0.00', '111.00']);
  }),
  'sums are exact to the cent': probe('implied', async (project) => {
    const bookings = Array.from({ length: 3_000 }, () => booked('2026-05-05', 10));
    const club = await openClub(project, [
      ...bookings,
      booked('2026-05-06', -29),
      booked('2026-05-06', 99_999_999_999),
    ]);
    assert.deepEqual(await club.month('2026-05'), ['1000000299.99', '0.29', '1000000299.70']);
  }),
  'a balance below zero keeps its sign and its cents': probe('hostile', async (project) => {
    const club = await openClub(project, [booked('2026-01-05', -5), booked('2026-02-05', -120)]);
    assert.deepEqual(await club.month('2026-01'), ['0.00', '0.05', '-0.05']);
    assert.deepEqual(await club.month('2026-02'), ['0.00', '1.20', '-1.25']);
  }),
  'bookings in any order are counted in their month': probe('implied', async (project) => {
    const club = await openClub(project, [
      booked('2026-09-01', 300),
      booked('2025-01-01', 50),
      booked('2026-02-01', 100),
    ]);
    assert.deepEqual(await club.month('2026-02'), ['1.00', '0.00', '1.50']);
    assert.deepEqual(await club.month('2026-09'), ['3.00', '0.00', '4.50']);
  }),
  'bookings of nobody in particular are counted': probe('implied', async (project) => {
    const club = await openClub(project, [booked('2026-03-01', 500, { member: null }), booked('2026-03-01', 70)]);
    assert.deepEqual(await club.month('2026-03'), ['5.70', '0.00', '5.70']);
    assert.deepEqual(Object.keys(await club.balances()), ['M-0012', 'M-0031']);
  }),
  'a year without bookings is a report of nothing': probe('implied', async (project) => {
    const club = await openClub(project, [booked('2026-03-01', 500)]);
    assert.deepEqual(await club.month('2025-07'), ['0.00', '0.00', '0.00']);
    assert.deepEqual(await club.month('2027-07'), ['0.00', '0.00', '5.00']);
  }),
  'a wrong year is refused': probe('implied', async (project) => {
    const club = await openClub(project, [booked('2026-03-01', 500)]);
    for (const year of ['abc', '26', '20266', '2026.5', '-2026', ''])
      assertRefused(await club.run(['report', year]), `"${year}"`);
  }),
  'a file that cannot be written is told in a line': probe('hostile', async (project) => {
    const club = await openClub(project, [booked('2026-03-01', 500)]);
    for (const path of [club.folder, `${club.folder}/nowhere/report.csv`])
      assertRefused(await club.run(['report', '2026', '--csv', path]), path);
  }),
  'a report leaves the book as it was': probe('implied', async (project) => {
    const club = await openClub(project, [booked('2026-03-01', 500)]);
    const before = await club.raw();
    await club.report('2026');
    assert.equal(await club.raw(), before);
  }),
};
