import { expect, test } from 'vitest';
import { aShift, open, refuse } from '../../testing';

test('my shifts are listed and counted', async () => {
  const { answer, text } = await open('/mine');
  await answer('/api/me/shifts', { shifts: [aShift()] });
  expect(text()).toContain('Stew for eighty, Monday 13 July, 17:00');
  expect(text()).toContain('My shifts (1)');
});

test('my shifts can be read again', async () => {
  const { answer, text, press } = await open('/mine');
  await answer('/api/me/shifts', refuse('Not now.'));
  expect(text()).toContain('Not now.');
  await press('Try again');
  await answer('/api/me/shifts', { shifts: [] });
  expect(text()).toContain('You are down for nothing yet.');
});
