import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../src/app';
import { answer } from './answer';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const drill = { id: '1', name: 'Drill', category: 'Tools', feeCents: 500, dueAt: null, manual: null, isReserved: false };
const tent = { ...drill, id: '2', name: 'Tent', dueAt: '2026-06-30T22:30:00Z', manual: '/tent.pdf' };
const categories = { '/api/categories': { categories: ['Tools', 'Camping'] } };
const page = (items: unknown[], rest = {}) => ({ '/api/items': { items, total: items.length, nextPage: null, ...rest } });

test('the catalog links to its items', async () => {
  answer({ ...page([drill]), ...categories });
  render(<App />);
  expect((await screen.findByRole('link', { name: 'Drill' })).getAttribute('href')).toBe('/items/1');
  screen.getByText('1 item');
});

test('a catalog that cannot be read says why', async () => {
  answer({ '/api/categories': { categories: [] } });
  render(<App />);
  expect((await screen.findByRole('alert')).textContent).toContain('Not today.');
  answer({ ...page([drill]), ...categories });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Drill');
});

test('what is searched stands in the address and goes to the API', async () => {
  const calls = answer({ ...page([]), ...categories });
  render(<App />);
  await screen.findByRole('option', { name: 'Camping' });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'Camping' } });
  fireEvent.click(screen.getByLabelText('Available now'));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' a&b ' } });
  await vi.waitFor(() => expect(window.location.search).toBe('?q=a%26b&category=Camping&available=1'));
  expect(calls.mock.lastCall?.[0]).toBe('/api/items?q=a%26b&category=Camping&available=1');
  await screen.findByText(/Nothing found/);
});

test('a search in the address is shown in its fields', async () => {
  window.history.replaceState(null, '', '/?q=saw&category=Tools&available=1');
  answer({ ...page([drill]), ...categories });
  render(<App />);
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('saw');
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Tools');
  expect(screen.getByLabelText<HTMLInputElement>('Available now').checked).toBe(true);
});

test('more is added below, until the end', async () => {
  answer({ ...page([drill], { total: 2, nextPage: 2 }), ...categories });
  render(<App />);
  const more = await screen.findByRole('button', { name: 'Show more' });
  const calls = answer({ ...page([tent], { total: 2 }), ...categories });
  calls.mockClear();
  more.focus();
  fireEvent.click(more);
  fireEvent.click(more);
  await screen.findByText('Tent');
  screen.getByText('Drill');
  expect(calls.mock.calls.map(([path]) => path)).toEqual(['/api/items?page=2']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('That is everything.'));
});

test('an item shows its fee, its day and its manual', async () => {
  answer({ ...page([tent]), ...categories });
  render(<App />);
  await screen.findByText('€5.00 a day');
  screen.getByText('Due back 1 July 2026');
  expect(screen.getByRole('link', { name: 'Manual of Tent' }).getAttribute('href')).toBe('/tent.pdf');
});

test('a manual that is no address of the web is no link, and a broken row breaks no other', async () => {
  answer({ ...page([null, { id: '9', name: 'Odd', dueAt: 'soon', manual: 'javascript:alert(1)' }, drill]), ...categories });
  render(<App />);
  await screen.findByText('Drill');
  screen.getByText('Odd');
  expect(screen.queryByRole('link', { name: /Manual/ })).toBeNull();
});

test('a reservation is sent once', async () => {
  const calls = answer({ ...page([tent]), ...categories, '/api/reservations': {} });
  render(<App />);
  const reserve = await screen.findByRole('button', { name: 'Reserve Tent' });
  fireEvent.click(reserve);
  fireEvent.click(reserve);
  const done = await screen.findByText('Reserved');
  expect(document.activeElement).toBe(done);
  expect(calls.mock.calls.filter(([path]) => path === '/api/reservations')).toHaveLength(1);
});

test('a reservation that is refused says why', async () => {
  answer({ ...page([tent]), ...categories });
  render(<App />);
  fireEvent.click(await screen.findByRole('button', { name: 'Reserve Tent' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not today.');
});
