import { Location } from '@angular/common';
import { TestBed } from '@angular/core/testing';
import { expect, test } from 'vitest';
import { aShift, open, refuse } from '../../testing';
import { formatWeek, readMonday } from './week-of';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
const week = (...shifts: object[]) => ({ from: '2026-07-13', shifts });

test('the shifts stand under the days of the kitchen', async () => {
  const { answer, text } = await open('/');
  await answer('/api/shifts', week(aShift({ startsAt: '2026-07-13T23:30:00Z' })));
  expect(text()).toContain('Tuesday 14 July');
  expect(text()).toContain('00:30 to');
});

test('a week that cannot be read says why and can be read again', async () => {
  const { answer, text, press } = await open('/');
  await answer('/api/shifts', refuse('The kitchen moves house.'));
  expect(text()).toContain('The kitchen moves house.');
  await press('Try again');
  await answer('/api/shifts', week(aShift()));
  expect(text()).toContain('Stew for eighty');
});

test('the next week is asked for and stands in the address', async () => {
  const { answer, press } = await open('/?week=2026-12-21');
  await answer('/api/shifts', week());
  await press('Next week');
  expect((await answer('/api/shifts', week())).params.get('from')).toBe('2026-12-28');
  expect(TestBed.inject(Location).path()).toContain('?week=2026-12-28');
});

test('weeks are named', () => {
  expect(formatWeek('2026-07-13')).toBe('13 to 19 July 2026');
  expect(formatWeek('2026-06-29')).toBe('29 June to 5 July 2026');
  expect(formatWeek('2026-12-28')).toBe('28 December 2026 to 3 January 2027');
});

test('only a Monday of an address is a week', () => {
  expect(['2026-07-13', '2026-07-14', '2026-02-30', 'soon', undefined].map(readMonday)).toEqual([
    '2026-07-13',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a joined shift is mine, and counted', async () => {
  const { answer, text, press } = await open('/');
  await answer('/api/me/shifts', { shifts: [] });
  await answer('/api/shifts', week(aShift({ startsAt: inAWeek })));
  await press('Join');
  await answer('/api/shifts/s1/join', aShift({ startsAt: inAWeek, isMine: true, people: ['Ada', 'Mia'] }));
  await expect.poll(text).toContain('1 place free');
  expect(text()).toContain('Leave');
  await answer('/api/me/shifts', { shifts: [aShift()] });
  expect(text()).toContain('My shifts (1)');
});

test('a shift that filled up meanwhile says so', async () => {
  const { answer, text, press } = await open('/');
  await answer('/api/shifts', week(aShift({ startsAt: inAWeek })));
  await press('Join');
  const shift = aShift({ startsAt: inAWeek, people: ['Ada', 'Bo', 'Cy'] });
  await answer('/api/shifts/s1/join', { ...refuse('Somebody was faster.'), shift });
  await expect.poll(text).toContain('Somebody was faster.');
  expect(text()).toContain('Tell me if a place opens');
});

test('who leaves late is asked for a reason', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const { answer, page, text, press } = await open('/');
  await answer('/api/shifts', week(aShift({ startsAt: inAnHour, isMine: true })));
  await press('Leave');
  await press('Leave shift');
  expect(text()).toContain('Please tell Ruth in a few words.');
  const reason = page.querySelector('textarea');
  if (reason !== null) reason.value = 'My bike broke';
  await press('Leave shift');
  const { body } = await answer('/api/shifts/s1/leave', aShift({ startsAt: inAnHour }));
  expect(body).toEqual({ reason: 'My bike broke' });
  await expect.poll(() => page.querySelector('dialog')).toBeNull();
});
