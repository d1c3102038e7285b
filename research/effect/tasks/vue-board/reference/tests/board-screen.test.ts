import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import BoardScreen from '../src/board/board-screen.vue';
import { drafts } from '../src/board/drafts';
import { answer } from './answer';

enableAutoUnmount(afterEach);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const id of Object.keys(drafts)) delete drafts[id];
});

const note = { id: '1', text: 'Room 12 has no hot water', isDone: false, author: 'Mira', changedAt: '2026-07-14T16:05:00Z', version: 1 };
const read = { 'GET /api/notes': { notes: [note] } };

async function open(bodies: Record<string, unknown>) {
  const calls = answer(bodies);
  const screen = mount(BoardScreen, { attachTo: document.body });
  await flushPromises();
  const press = async (name: string) => {
    await screen.findAll('button').find((button) => button.text() === name)?.trigger('click');
    await flushPromises();
  };
  const sent = () => calls.mock.calls.flatMap(([, init]) => (init?.body ? JSON.parse(String(init.body)) : []));
  return { calls, screen, press, sent };
}

test('the board shows its notes', async () => {
  const { screen } = await open(read);
  expect(screen.text()).toContain('Room 12 has no hot water');
  expect(screen.text()).toMatch(/Mira, changed 14 July.* 18:05/);
});

test('an empty board says so', async () => {
  const { screen } = await open({ 'GET /api/notes': { notes: [] } });
  expect(screen.text()).toContain('Nothing to hand over.');
});

test('a board that cannot be read says why', async () => {
  const { screen, press } = await open({});
  expect(screen.get('[role=alert]').text()).toContain('Not today.');
  answer(read);
  await press('Try again');
  expect(screen.text()).toContain('Room 12');
});

test('a note is added once, and stays in its field when it cannot be saved', async () => {
  const { screen, press, sent } = await open(read);
  await screen.get('textarea').setValue('Late arrival');
  await press('Add note');
  expect(screen.get('[role=alert]').text()).toContain('Not today.');
  expect(screen.get('textarea').element.value).toBe('Late arrival');
  answer({ 'POST /api/notes': { ...note, id: '2', text: 'Late arrival' } });
  await press('Add note');
  expect(screen.get('textarea').element.value).toBe('');
  expect(screen.findAll('li')[0]?.text()).toContain('Late arrival');
  expect(sent()).toContainEqual({ text: 'Late arrival' });
});

test('an empty note is not sent', async () => {
  const { press, sent } = await open(read);
  await press('Add note');
  expect(sent()).toEqual([]);
});

test('a note is edited, ticked and left alone', async () => {
  const { screen, press, sent } = await open({ ...read, 'PUT /api/notes/1': { ...note, text: 'Mended', version: 2 } });
  await press('Edit');
  expect(document.activeElement).toBe(screen.get('li textarea').element);
  await press('Cancel');
  await press('Edit');
  await screen.get('li textarea').setValue('Mended');
  await press('Save');
  expect(screen.get('li').text()).toContain('Mended');
  await screen.get('input[type=checkbox]').setValue(true);
  expect(sent()).toEqual([
    { text: 'Mended', isDone: false, version: 1 },
    { text: 'Mended', isDone: true, version: 2 },
  ]);
});

test('who saves second sees what the other wrote and decides', async () => {
  const conflict = Response.json({ error: { message: 'Changed' }, note: { ...note, text: 'Theirs', version: 5 } }, { status: 409 });
  const { screen, press, sent } = await open({ ...read, 'PUT /api/notes/1': conflict });
  await press('Edit');
  await screen.get('li textarea').setValue('Mine');
  await press('Save');
  expect(screen.get('li [role=alert]').text()).toContain('Theirs');
  await press('Save mine');
  expect(sent().at(-1)).toEqual({ text: 'Mine', isDone: false, version: 5 });
  await press('Keep theirs');
  expect(screen.get('li').text()).toContain('Theirs');
});

test('the board keeps itself up to date until it is left, and keeps what is being written', async () => {
  vi.useFakeTimers();
  const { calls, screen, press } = await open(read);
  await press('Edit');
  await screen.get('li textarea').setValue('Half a sen');
  calls.mockClear();
  answer({ 'GET /api/notes': { notes: [null, { ...note, id: '2', text: 'From the office' }] } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(screen.text()).toContain('From the office');
  expect(screen.get<HTMLTextAreaElement>('li textarea').element.value).toBe('Half a sen');
  screen.unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveBeenCalledTimes(1);
});
