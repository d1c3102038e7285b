import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import BoardScreen from '../src/board/board-screen.vue';
import { answer } from './answer';

enableAutoUnmount(afterEach);
afterEach(() => vi.restoreAllMocks());

const note = { id: '1', text: 'Room 12 has no hot water', isDone: false, author: 'Mira', changedAt: '2026-07-14T16:05:00Z', version: 1 };

test('the board shows its notes', async () => {
  answer({ 'GET /api/notes': { notes: [note] } });
  const screen = mount(BoardScreen);
  await flushPromises();
  expect(screen.text()).toContain('Room 12 has no hot water');
  expect(screen.text()).toContain('Mira');
});

test('an empty board says so', async () => {
  answer({ 'GET /api/notes': { notes: [] } });
  const screen = mount(BoardScreen);
  await flushPromises();
  expect(screen.text()).toContain('Nothing to hand over.');
});

test('a board that cannot be read says why', async () => {
  answer({});
  const screen = mount(BoardScreen);
  await flushPromises();
  expect(screen.get('[role=alert]').text()).toContain('Not today.');
});
