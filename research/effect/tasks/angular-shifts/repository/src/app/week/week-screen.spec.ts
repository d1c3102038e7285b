import { expect, test } from 'vitest';
import { aShift, open, refuse } from '../../testing';

test('the shifts stand under the days of the kitchen', async () => {
  const { answer, text } = await open('/');
  await answer('/api/shifts', { from: '2026-07-13', shifts: [aShift({ startsAt: '2026-07-13T23:30:00Z' })] });
  expect(text()).toContain('Tuesday 14 July');
  expect(text()).toContain('00:30 to');
});

test('a week that cannot be read says why', async () => {
  const { answer, text } = await open('/');
  await answer('/api/shifts', refuse('The kitchen moves house.'));
  expect(text()).toContain('The kitchen moves house.');
});
