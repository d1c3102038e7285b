import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoansScreen } from '../src/loans/loans-screen';
import { answer } from './answer';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tent = { id: '7', name: 'Tent', dueAt: '2026-05-01T16:00:00Z' };

test('a loan can be extended', async () => {
  answer({ '/api/loans': { loans: [tent] }, '/api/loans/7/extend': { ...tent, dueAt: '2026-05-08T16:00:00Z' } });
  render(<LoansScreen />);
  await screen.findByText(/due 1 May 2026/);
  fireEvent.click(screen.getByRole('button', { name: 'Extend' }));
  await screen.findByText(/due 8 May 2026/);
});

test('a loan that cannot be extended says why', async () => {
  answer({ '/api/loans': { loans: [tent] } });
  render(<LoansScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Extend' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not today.');
});
