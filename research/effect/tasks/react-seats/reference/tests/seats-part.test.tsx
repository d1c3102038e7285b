import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeatsPart } from '../src/seats/seats-part';
import { answer } from './answer';
import { show } from './show';

const place = (id: string, isTaken = false) => ({ id, number: Number(id.slice(1)), kind: 'seat', isTaken });
const rows = [{ name: 'C', places: [place('C4'), null, place('C5'), place('C6', true)] }];
const plan = { '/api/shows/lamp/seats': { rows } };
const now = '2026-09-08T18:00:00Z';
const hold = { id: 'h1', show: 'lamp', seats: ['C4'], until: '2026-09-08T18:10:00Z', now };

beforeEach(() => window.history.replaceState(null, '', '/shows/lamp'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function choose(...names: string[]) {
  for (const name of names) fireEvent.click(await screen.findByRole('button', { name }));
}

test('chosen seats and their prices add up', async () => {
  answer(plan);
  render(<SeatsPart show={show} />);
  await choose('Row C, seat 4', 'Row C, seat 5', 'Row C, seat 6, taken');
  fireEvent.click(screen.getByLabelText('Reduced, Row C, seat 4'));
  await screen.findByText('2 seats, total €16.50');
});

test('seats that are gone are named', async () => {
  answer(plan).mockImplementation(async (_, init) =>
    init?.method === 'POST'
      ? Response.json({ error: { code: 'taken', message: 'Gone.' }, taken: ['C5'] }, { status: 409 })
      : Response.json({ rows }),
  );
  render(<SeatsPart show={show} />);
  await choose('Row C, seat 4', 'Row C, seat 5', 'Hold these seats');
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody was faster: Row C, seat 5.');
  await screen.findByText('1 seat, total €9.50');
});

test('a name is needed to buy, and the tickets follow', async () => {
  answer({ ...plan, '/api/shows/lamp/holds': hold, '/api/holds/h1/buy': { code: 'LMP-1' } });
  render(<SeatsPart show={show} />);
  await choose('Row C, seat 4', 'Hold these seats');
  await screen.findByText('10:00 left');
  await choose('Buy');
  await screen.findByText('Please give a name of 2 to 80 characters.');
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Nora Quinn' } });
  await choose('Buy');
  await vi.waitFor(() => expect(window.location.pathname).toBe('/tickets/LMP-1'));
});

test('a hold in the address is taken up', async () => {
  window.history.replaceState(null, '', '/shows/lamp?hold=h1');
  answer({ ...plan, '/api/holds/h1': hold });
  render(<SeatsPart show={show} />);
  await screen.findByText('10:00 left');
  await screen.findByText('1 seat, total €9.50');
});
