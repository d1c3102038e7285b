import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import TeamScreen from '../src/team/team-screen.vue';
import { answer } from './answer';

afterEach(() => vi.restoreAllMocks());

test('a number can be dialled', async () => {
  answer({ 'GET /api/team': { people: [{ name: 'Mira', phone: '+43 1 555 01' }] } });
  const screen = mount(TeamScreen);
  await flushPromises();
  expect(screen.get('a').attributes('href')).toBe('tel:+43155501');
});
